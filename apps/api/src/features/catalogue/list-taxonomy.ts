import { Prisma } from '@haat/db';
import { ReadyJson } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { storedCount } from './lists/total-of-products.ts';

type Reads = Pick<Services, 'db'>;

function productCount(kind: 'category' | 'subcategory' | 'brand' | 'shop'): Prisma.Sql {
  return Prisma.sql`${storedCount(Prisma.sql`${kind} || ':' || t.id`)} AS product_count`;
}

/** The columns of shop `t`, named as in the contract. */
export const shopColumns = Prisma.sql`t.id, t.name, t.name_bn, t.photo, t.district, t.district_bn, t.about, t.about_bn,
  ${productCount('shop')}`;

/** All categories, in the order the shop owner gave them. */
export function listCategories(services: Reads): Promise<ReadyJson> {
  const columns = Prisma.sql`t.id, t.title, t.title_bn, t.photo, ${productCount('category')}`;
  return listAs(services, Prisma.sql`SELECT ${columns} FROM categories t ORDER BY t.position, t.id`);
}

/** All subcategories, in the order the shop owner gave them. */
export function listSubcategories(services: Reads): Promise<ReadyJson> {
  const columns = Prisma.sql`t.id, t.title, t.title_bn, t.photo, t.category_id::text AS category_id, ${productCount('subcategory')}`;
  return listAs(services, Prisma.sql`SELECT ${columns} FROM subcategories t ORDER BY t.position, t.id`);
}

/** All brands, by name. */
export function listBrands(services: Reads): Promise<ReadyJson> {
  const columns = Prisma.sql`t.id, t.title, t.title_bn, t.photo, ${productCount('brand')}`;
  return listAs(services, Prisma.sql`SELECT ${columns} FROM brands t ORDER BY lower(t.title), t.id`);
}

/** All shops, by name. */
export function listShops(services: Reads): Promise<ReadyJson> {
  return listAs(services, Prisma.sql`SELECT ${shopColumns} FROM shops t ORDER BY lower(t.name), t.id`);
}

async function listAs({ db }: Reads, select: Prisma.Sql): Promise<ReadyJson> {
  const [row] = await db.$queryRaw<{ list: string }[]>`
    SELECT coalesce(json_agg(entry), '[]')::text AS list FROM (${select}) AS entry`;
  return new ReadyJson(`{"success":true,"data":${row?.list ?? '[]'}}`);
}
