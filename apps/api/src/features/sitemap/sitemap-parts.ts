import { Prisma } from '@haat/db';
import type { Services } from '../../services.ts';
import type { SitemapEntry } from './sitemap-xml.ts';
import { staticPaths } from './page-paths.ts';

type Reads = Pick<Services, 'db'>;

/** In two languages, 20,000 addresses per sitemap; 50,000 are allowed. */
const productIdsAPart = 10_000;
const maxParts = 100_000;

const lists = {
  categories: Prisma.sql`SELECT '/product/category/product_list/' || id AS path FROM categories ORDER BY id`,
  subcategories: Prisma.sql`SELECT '/product/category/subCategory/' || id AS path FROM subcategories ORDER BY id`,
  brands: Prisma.sql`SELECT '/product/brand/' || id AS path FROM brands ORDER BY id`,
  shops: Prisma.sql`SELECT '/shop/all_product/' || id AS path FROM shops ORDER BY id`,
} as const;

/** Parts are ranges of ids, so that a full part does not change while others grow. */
const productParts = Prisma.sql`
  SELECT '/sitemap/products-' || part || '.xml' AS path, to_char(max(created_at), 'YYYY-MM-DD') AS day
    FROM (SELECT (id - 1) / ${productIdsAPart} + 1 AS part, created_at FROM products WHERE retired_at IS NULL) AS numbered
   GROUP BY part ORDER BY part`;

export async function listParts({ db }: Reads): Promise<SitemapEntry[]> {
  const rows = await db.$queryRaw<SitemapEntry[]>(productParts);
  const names = ['static', ...Object.keys(lists)];
  return [...names.map((name) => ({ path: `/sitemap/${name}.xml` })), ...rows];
}

/** The addresses of a part, by name: `static`, `brands`, `products-3` … Undefined if there is no such part. */
export async function readPart({ db }: Reads, name: string): Promise<SitemapEntry[] | undefined> {
  if (name === 'static') return staticPaths.map((path) => ({ path }));
  if (isList(name)) return db.$queryRaw<SitemapEntry[]>(lists[name]);
  const number = Number(/^products-([1-9]\d{0,5})$/.exec(name)?.[1]);
  if (!(number <= maxParts)) return undefined;
  const after = (number - 1) * productIdsAPart;
  const rows = await db.$queryRaw<SitemapEntry[]>`
    SELECT '/product/product_details/' || slug AS path, to_char(created_at, 'YYYY-MM-DD') AS day
      FROM products WHERE id > ${after} AND id <= ${after + productIdsAPart} AND retired_at IS NULL ORDER BY id`;
  return rows.length > 0 ? rows : undefined;
}

function isList(name: string): name is keyof typeof lists {
  return Object.hasOwn(lists, name);
}
