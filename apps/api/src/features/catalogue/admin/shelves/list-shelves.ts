import type { AdminBrandRow, AdminCategoryRow, AdminSubcategoryRow } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { Services } from '../../../../services.ts';
import { storedCount } from '../../lists/total-of-products.ts';
import { shelfColumns, tableOf, type ShelfKind } from './shelf-row.ts';

type Reads = Pick<Services, 'db'>;

function readRows<Row>({ db }: Reads, kind: ShelfKind, order: Prisma.Sql): Promise<Row[]> {
  return db.$queryRaw<Row[]>`
    SELECT ${shelfColumns(kind)}, ${storedCount(Prisma.sql`${kind} || ':' || t.id`)} AS products
      FROM ${tableOf(kind)} t ORDER BY ${order}`;
}

/** The categories with their subcategories, in the shop's order. */
export async function listAdminCategories(services: Reads): Promise<{ success: true; data: AdminCategoryRow[] }> {
  const order = Prisma.sql`t.position, t.id`;
  const [categories, subcategories] = await Promise.all([
    readRows<Omit<AdminCategoryRow, 'subcategories'>>(services, 'category', order),
    readRows<AdminSubcategoryRow>(services, 'subcategory', order),
  ]);
  const below = Map.groupBy(subcategories, ({ category_id: categoryId }) => categoryId);
  return {
    success: true,
    data: categories.map((category) => ({ ...category, subcategories: below.get(category.id) ?? [] })),
  };
}

export async function listAdminBrands(services: Reads): Promise<{ success: true; data: AdminBrandRow[] }> {
  return { success: true, data: await readRows<AdminBrandRow>(services, 'brand', Prisma.sql`lower(t.title), t.id`) };
}
