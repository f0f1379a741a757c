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

type BrandFigures = Pick<AdminBrandRow, 'sold' | 'rating'>;

/** The brands by name, with their sales of 30 days and their rating. */
export async function listAdminBrands(services: Reads): Promise<{ success: true; data: AdminBrandRow[] }> {
  const [brands, figures] = await Promise.all([
    readRows<Omit<AdminBrandRow, keyof BrandFigures>>(services, 'brand', Prisma.sql`lower(t.title), t.id`),
    readFigures(services),
  ]);
  const figuresById = new Map(figures.map(({ id, ...figure }) => [id, figure]));
  const none = { sold: 0, rating: { average: 0, count: 0 } };
  return { success: true, data: brands.map((brand) => ({ ...none, ...figuresById.get(brand.id), ...brand })) };
}

function readFigures({ db }: Reads): Promise<({ id: number } & BrandFigures)[]> {
  return db.$queryRaw`
    SELECT brand_id AS id, sum(sold)::float AS sold,
           json_build_object('average', coalesce(round(sum(rating_sum) / nullif(sum(rating_count), 0), 1), 0),
                             'count', sum(rating_count)) AS rating
      FROM brand_figures GROUP BY brand_id`;
}
