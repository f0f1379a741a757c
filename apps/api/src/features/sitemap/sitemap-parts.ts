import type { Services } from '../../services.ts';
import type { SitemapEntry } from './sitemap-xml.ts';
import { staticPaths } from './page-paths.ts';

type Reads = Pick<Services, 'pool'>;

/** In two languages these are 20,000 addresses per sitemap, of the 50,000 allowed. */
const productIdsAPart = 10_000;
const maxParts = 100_000;

const lists = {
  categories: "SELECT '/product/category/product_list/' || id AS path FROM categories ORDER BY id",
  subcategories: "SELECT '/product/category/subCategory/' || id AS path FROM subcategories ORDER BY id",
  brands: "SELECT '/product/brand/' || id AS path FROM brands ORDER BY id",
  shops: "SELECT '/shop/all_product/' || id AS path FROM shops ORDER BY id",
} as const;

const productEntries = `SELECT '/product/product_details/' || slug AS path, to_char(created_at, 'YYYY-MM-DD') AS day
  FROM products WHERE id > $1 AND id <= $1 + ${productIdsAPart} ORDER BY id`;

/** Parts are ranges of ids, so that a part does not change while others grow. */
const productParts = `SELECT '/sitemap/products-' || (id - 1) / ${productIdsAPart} + 1 || '.xml' AS path,
    to_char(max(created_at), 'YYYY-MM-DD') AS day
  FROM products GROUP BY (id - 1) / ${productIdsAPart} ORDER BY (id - 1) / ${productIdsAPart}`;

/** All sitemaps. */
export async function listParts({ pool }: Reads): Promise<SitemapEntry[]> {
  const { rows } = await pool.query<SitemapEntry>(productParts);
  const names = ['static', ...Object.keys(lists)];
  return [...names.map((name) => ({ path: `/sitemap/${name}.xml` })), ...rows];
}

/** The addresses of a part, by its name: `static`, `brands`, `products-3` … Undefined if there is no such part. */
export async function readPart({ pool }: Reads, name: string): Promise<SitemapEntry[] | undefined> {
  if (name === 'static') return staticPaths.map((path) => ({ path }));
  if (isList(name)) return (await pool.query<SitemapEntry>(lists[name])).rows;
  const number = Number(/^products-([1-9]\d{0,5})$/.exec(name)?.[1]);
  if (!(number <= maxParts)) return undefined;
  const { rows } = await pool.query<SitemapEntry>(productEntries, [(number - 1) * productIdsAPart]);
  return rows.length > 0 ? rows : undefined;
}

function isList(name: string): name is keyof typeof lists {
  return Object.hasOwn(lists, name);
}
