import { ReadyJson } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { conditionOf, type ProductFilters } from './product-filters.ts';
import { takaColumn } from './product-view.ts';
import { SqlValues } from './sql-values.ts';

/** The price ranges shoppers choose from, in Taka, both ends inclusive. */
const priceRanges = [
  [100, 300],
  [300, 600],
  [600, 1000],
  [1000, 1500],
  [1500, 2000],
  [2000, 2500],
  [2500, 125_000],
];

/** Which filters belong to a group: choosing inside a group must not empty its other choices. */
const groups = {
  price: ['min_price', 'max_price'],
  brand: ['brand_id'],
  shop: ['shop_id'],
  category: ['cat_id', 'subcat_id'],
  rating: ['min_rating'],
  stock: ['in_stock'],
  offer: ['on_offer'],
} as const satisfies Record<string, (keyof ProductFilters)[]>;
type Group = keyof typeof groups;
const groupNames = ['price', 'brand', 'shop', 'category', 'rating', 'stock', 'offer'] as const satisfies Group[];

/** How many products each filter would leave, in one walk over what the other filters leave. */
export async function countFacets({ pool }: Pick<Services, 'pool'>, query: ProductFilters): Promise<ReadyJson> {
  const exact = await read({ pool }, { filters: query, isSimilar: false });
  const facets =
    exact.found > 0 || query.q === undefined ? exact : await read({ pool }, { filters: query, isSimilar: true });
  return new ReadyJson(`{"success":true,"data":${facets.json}}`, { isAnyStock: true });
}

interface FacetOptions {
  filters: ProductFilters;
  /** By sound instead of by letters, as the list does when no title contains `q`. */
  isSimilar: boolean;
}

/** The facets as JSON, and how many products the common filters left to count. */
async function read({ pool }: Pick<Services, 'pool'>, options: FacetOptions): Promise<{ json: string; found: number }> {
  const { text, values } = facetStatement(options);
  const { rows } = await pool.query<{ json: string; found: number }>(text, values);
  return rows[0] ?? { json: '{}', found: 0 };
}

function facetStatement({ filters, isSimilar }: FacetOptions): { text: string; values: unknown[] } {
  const { list: values, bind } = new SqlValues();
  const common = conditionOf(isSimilar ? ['id', 'condition', 'voucher'] : ['q', 'id', 'condition', 'voucher'], {
    filters,
    bind,
  });
  const source = isSimilar
    ? `products p JOIN similar_products(${bind(filters.q)}) AS alike ON alike.id = p.id`
    : 'products p';
  const flags = groupNames.map((group) => `(${conditionOf(groups[group], { filters, bind })}) AS in_${group}`);
  const text = `
    WITH base AS MATERIALIZED (
      SELECT p.price, p.offer_price, p.stock, p.rating_sum, p.rating_count, p.brand_id, p.shop_id, p.category_id,
             ${flags.join(', ')}
        FROM ${source}
       WHERE ${common}
    )
    SELECT json_build_object(
      'total', (SELECT count(*) FROM base WHERE ${withinAllBut()}),
      'price', ${priceCounts()},
      'lowest_price', (SELECT coalesce(${takaColumn('min(offer_price)')}, 0) FROM base WHERE ${withinAllBut('price')}),
      'highest_price', (SELECT coalesce(${takaColumn('max(offer_price)')}, 0) FROM base WHERE ${withinAllBut('price')}),
      'brands', ${countsBy({ group: 'brand', table: 'brands', column: 'brand_id', name: 'title' })},
      'shops', ${countsBy({ group: 'shop', table: 'shops', column: 'shop_id', name: 'name' })},
      'categories', ${countsBy({ group: 'category', table: 'categories', column: 'category_id', name: 'title' })},
      'ratings', ${ratingCounts()},
      'in_stock', (SELECT count(*) FROM base WHERE stock > 0 AND ${withinAllBut('stock')}),
      'on_offer', (SELECT count(*) FROM base WHERE offer_price < price AND ${withinAllBut('offer')})
    )::text AS json, (SELECT count(*)::int FROM base) AS found`;
  return { text, values };
}

function withinAllBut(left?: Group): string {
  return groupNames
    .filter((group) => group !== left)
    .map((group) => `in_${group}`)
    .join(' AND ');
}

function priceCounts(): string {
  const ranges = priceRanges.map(([min, max]) => `(${min}, ${max})`).join(', ');
  return `(SELECT json_agg(json_build_object('min', r.low, 'max', r.high, 'count',
             (SELECT count(*) FROM base WHERE offer_price BETWEEN r.low * 100 AND r.high * 100 AND ${withinAllBut('price')})
           ) ORDER BY r.low) FROM (VALUES ${ranges}) AS r (low, high))`;
}

function ratingCounts(): string {
  return `(SELECT json_agg(json_build_object('min_rating', r.stars, 'count',
             (SELECT count(*) FROM base
               WHERE rating_count > 0 AND rating_sum >= r.stars * rating_count AND ${withinAllBut('rating')})
           ) ORDER BY r.stars DESC) FROM generate_series(1, 4) AS r (stars))`;
}

interface CountsBy {
  group: Group;
  table: string;
  column: string;
  name: string;
}

function countsBy({ group, table, column, name }: CountsBy): string {
  return `(SELECT coalesce(json_agg(json_build_object('id', t.id, '${name}', t.${name}, '${name}_bn', t.${name}_bn, 'count', c.count)
             ORDER BY c.count DESC, t.id), '[]')
             FROM (SELECT ${column}, count(*) FROM base WHERE ${withinAllBut(group)} GROUP BY ${column}) AS c
             JOIN ${table} t ON t.id = c.${column})`;
}
