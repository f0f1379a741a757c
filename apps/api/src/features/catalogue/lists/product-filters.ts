import type { ProductFacetsQuery } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { sqlText } from '../../../platform/db/sql-text.ts';

/** The filters under their contract names, all optional. The search interprets text (see `read-query.ts`). */
export type ProductFilters = Omit<ProductFacetsQuery, 'q' | 'exact'>;

export type FilterName = keyof ProductFilters;

/** Product `p` is not retired. */
export const isSold = Prisma.sql`p.retired_at IS NULL`;

/** The condition of each filter on product `p`; undefined if it narrows nothing. */
const conditions: Record<FilterName, (filters: ProductFilters) => Prisma.Sql | 0 | undefined> = {
  id: ({ id }) => id && anyOf('p.id', id),
  cat_id: ({ cat_id }) => cat_id && Prisma.sql`p.category_id = ${cat_id}`,
  subcat_id: ({ subcat_id }) => subcat_id && Prisma.sql`p.subcategory_id = ${subcat_id}`,
  brand_id: ({ brand_id }) => brand_id && anyOf('p.brand_id', brand_id),
  shop_id: ({ shop_id }) => shop_id && anyOf('p.shop_id', shop_id),
  condition: ({ condition }) => condition && Prisma.sql`p.condition = ${condition}::"ProductCondition"`,
  min_price: ({ min_price }) => min_price && Prisma.sql`p.offer_price >= ${min_price}::bigint`,
  max_price: ({ max_price }) =>
    max_price === undefined ? undefined : Prisma.sql`p.offer_price <= ${max_price}::bigint`,
  min_rating: ({ min_rating }) =>
    min_rating && Prisma.sql`p.rating_count > 0 AND p.rating_sum >= ${min_rating}::int * p.rating_count`,
  in_stock: ({ in_stock }) => (in_stock ? Prisma.sql`p.stock > 0` : undefined),
  on_offer: ({ on_offer }) => (on_offer ? Prisma.sql`p.offer_price < p.price` : undefined),
  voucher: ({ voucher }) =>
    voucher ? Prisma.sql`p.shop_id IN (SELECT v.id FROM shops v WHERE v.honours_coupons)` : undefined,
};

/** The SQL condition for these filters combined, restricted to products on sale. */
export function conditionOf(names: readonly FilterName[], filters: ProductFilters): Prisma.Sql {
  return Prisma.sql`(${Prisma.join([isSold, ...conditionsOf(names, filters)], ') AND (')})`;
}

/** The same for a set that already holds only products on sale; undefined if nothing is narrowed. */
export function narrowingOf(names: readonly FilterName[], filters: ProductFilters): Prisma.Sql | undefined {
  const asked = conditionsOf(names, filters);
  return asked.length === 0 ? undefined : Prisma.sql`(${Prisma.join(asked, ') AND (')})`;
}

function conditionsOf(names: readonly FilterName[], filters: ProductFilters): Prisma.Sql[] {
  return names.map((name) => conditions[name](filters)).filter((condition) => condition instanceof Prisma.Sql);
}

/** Whether a filter narrows anything. */
export function isAsked(value: ProductFilters[FilterName]): boolean {
  return value !== undefined && value !== false;
}

/** Every filter's name. */
export const filterNames = [
  'id',
  'cat_id',
  'subcat_id',
  'brand_id',
  'shop_id',
  'condition',
  'min_price',
  'max_price',
  'min_rating',
  'in_stock',
  'on_offer',
  'voucher',
] as const satisfies FilterName[];

// A single id is by far the most common case, and an ordered index can serve it.
function anyOf(column: string, ids: number[]): Prisma.Sql {
  return ids.length === 1
    ? Prisma.sql`${sqlText(column)} = ${ids[0]}`
    : Prisma.sql`${sqlText(column)} = ANY(${ids}::int[])`;
}
