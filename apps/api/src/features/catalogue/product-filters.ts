import type { ProductFacetsQuery } from '@haat/contracts';
import type { SqlValues } from './sql-values.ts';

/** The filters by the contract's names; any may be left out. */
export type ProductFilters = ProductFacetsQuery;

type Bind = SqlValues['bind'];
export type FilterName = keyof ProductFilters;

/** The condition of each filter on product `p`; undefined if it narrows nothing. */
const conditions: Record<FilterName, (filters: ProductFilters, bind: Bind) => string | 0 | undefined> = {
  id: ({ id }, bind) => id && anyOf('p.id', id, bind),
  cat_id: ({ cat_id }, bind) => cat_id && `p.category_id = ${bind(cat_id)}`,
  subcat_id: ({ subcat_id }, bind) => subcat_id && `p.subcategory_id = ${bind(subcat_id)}`,
  brand_id: ({ brand_id }, bind) => brand_id && anyOf('p.brand_id', brand_id, bind),
  shop_id: ({ shop_id }, bind) => shop_id && anyOf('p.shop_id', shop_id, bind),
  condition: ({ condition }, bind) => condition && `p.condition = ${bind(condition)}::"ProductCondition"`,
  q: ({ q }, bind) => (q === undefined ? undefined : titleContains(q, bind)),
  min_price: ({ min_price }, bind) => min_price && `p.offer_price >= ${bind(min_price)}::bigint`,
  max_price: ({ max_price }, bind) =>
    max_price === undefined ? undefined : `p.offer_price <= ${bind(max_price)}::bigint`,
  min_rating: ({ min_rating }, bind) =>
    min_rating && `p.rating_count > 0 AND p.rating_sum >= ${bind(min_rating)}::int * p.rating_count`,
  in_stock: ({ in_stock }) => (in_stock ? 'p.stock > 0' : undefined),
  on_offer: ({ on_offer }) => (on_offer ? 'p.offer_price < p.price' : undefined),
  voucher: ({ voucher }) => (voucher ? 'p.shop_id IN (SELECT v.id FROM shops v WHERE v.honours_coupons)' : undefined),
};

interface ConditionsOptions {
  filters: ProductFilters;
  bind: Bind;
}

/** The SQL condition of these filters combined; TRUE if they narrow nothing. */
export function conditionOf(names: readonly FilterName[], { filters, bind }: ConditionsOptions): string {
  const asked = names.map((name) => conditions[name](filters, bind)).filter((condition) => Boolean(condition));
  return asked.length === 0 ? 'TRUE' : asked.map((condition) => `(${condition})`).join(' AND ');
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
  'q',
  'min_price',
  'max_price',
  'min_rating',
  'in_stock',
  'on_offer',
  'voucher',
] as const satisfies FilterName[];

/** The trigram index cannot find texts without three consecutive letters, so they are searched for among the newest products only. */
const hasTrigram = /[\p{L}\p{M}\p{N}]{3}/u;
const maxSearchedWithoutIndex = 20_000;

/** Either title contains the text; both sides of the comparison ignore case. */
export function titleContains(text: string, bind: Bind): string {
  const pattern = bind(likePattern(text));
  if (hasTrigram.test(text)) return `lower(p.title) LIKE lower(${pattern}) OR lower(p.title_bn) LIKE lower(${pattern})`;
  // Deliberately not the indexed expression: PostgreSQL would read the whole index.
  return `lower(p.title || chr(10) || p.title_bn) LIKE lower(${pattern})
    AND p.id > (SELECT max(id) - ${maxSearchedWithoutIndex} FROM products)`;
}

/** A LIKE pattern that finds the text anywhere; `%`, `_` and `\` are plain characters. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

// One id is by far the most common case, and an ordered index serves it.
function anyOf(column: string, ids: number[], bind: Bind): string {
  return ids.length === 1 ? `${column} = ${bind(ids[0])}` : `${column} = ANY(${bind(ids)}::int[])`;
}
