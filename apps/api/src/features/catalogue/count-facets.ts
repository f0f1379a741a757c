import { ReadyJson } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { stockTag } from './cache-tags.ts';
import { conditionOf, filterNames, isAsked, type FilterName, type ProductFilters } from './product-filters.ts';
import { takaColumn } from './product-view.ts';
import { SqlValues } from './sql-values.ts';
import { maxCounted } from './total-of-products.ts';

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

/** The filters of each group: a choice within a group must not empty the group's other choices. */
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

/** How many products each filter would leave, counted over at most the newest `maxCounted`. */
export async function countFacets({ pool }: Pick<Services, 'pool'>, query: ProductFilters): Promise<ReadyJson> {
  const exact = await read({ pool }, { filters: query, isSimilar: false });
  const facets =
    exact.found > 0 || query.q === undefined ? exact : await read({ pool }, { filters: query, isSimilar: true });
  return new ReadyJson(`{"success":true,"data":${facets.json}}`, { tags: [stockTag] });
}

interface FacetOptions {
  filters: ProductFilters;
  /** Matches similar spellings, as the list does if no title contains `q`. */
  isSimilar: boolean;
}

/** The facets as JSON, and how many products were counted. */
async function read({ pool }: Pick<Services, 'pool'>, options: FacetOptions): Promise<{ json: string; found: number }> {
  const { text, values } = facetStatement(options);
  const { rows } = await pool.query<{ json: string; found: number }>(text, values);
  return rows[0] ?? { json: '{}', found: 0 };
}

/** One set of products with all filters, and for each filtered group another set without that group's own filters. */
function facetStatement({ filters, isSimilar }: FacetOptions): { text: string; values: unknown[] } {
  const { list: values, bind } = new SqlValues();
  const source = isSimilar
    ? `products p JOIN similar_products(${bind(filters.q)}) AS alike ON alike.id = p.id`
    : 'products p';
  const soughtNames = filterNames.filter((name) => !isSimilar || name !== 'q');
  const setWithout = (left: readonly FilterName[]) => {
    const condition = conditionOf(
      soughtNames.filter((name) => !left.includes(name)),
      { filters, bind },
    );
    return `SELECT p.price, p.offer_price, p.stock, p.rating_sum, p.rating_count, p.brand_id, p.shop_id, p.category_id
              FROM ${source} WHERE ${condition} ORDER BY p.id DESC LIMIT ${maxCounted}`;
  };
  const filtered = groupNames.filter((group) => groups[group].some((name) => isAsked(filters[name])));
  const sets = filtered.map((group) => `but_${group} AS MATERIALIZED (${setWithout(groups[group])})`);
  const setOf = (group: Group) => (filtered.includes(group) ? `but_${group}` : 'asked');
  const allSets = ['asked', ...filtered.map(setOf)].map((set) => `(SELECT count(*)::int FROM ${set})`).join(', ');
  const text = `
    WITH ${[`asked AS MATERIALIZED (${setWithout([])})`, ...sets].join(', ')}
    SELECT json_build_object(
      'total', (SELECT count(*) FROM asked),
      'is_sample', greatest(${allSets}) >= ${maxCounted},
      'price', ${priceCounts(setOf('price'))},
      'lowest_price', (SELECT coalesce(${takaColumn('min(offer_price)')}, 0) FROM ${setOf('price')}),
      'highest_price', (SELECT coalesce(${takaColumn('max(offer_price)')}, 0) FROM ${setOf('price')}),
      'brands', ${countsBy({ set: setOf('brand'), table: 'brands', column: 'brand_id', name: 'title' })},
      'shops', ${countsBy({ set: setOf('shop'), table: 'shops', column: 'shop_id', name: 'name' })},
      'categories', ${countsBy({ set: setOf('category'), table: 'categories', column: 'category_id', name: 'title' })},
      'ratings', ${ratingCounts(setOf('rating'))},
      'in_stock', (SELECT count(*) FROM ${setOf('stock')} WHERE stock > 0),
      'on_offer', (SELECT count(*) FROM ${setOf('offer')} WHERE offer_price < price)
    )::text AS json, greatest(${allSets}) AS found`;
  return { text, values };
}

function priceCounts(set: string): string {
  const ranges = priceRanges.map(([min, max]) => `(${min}, ${max})`).join(', ');
  return `(SELECT json_agg(json_build_object('min', r.low, 'max', r.high, 'count',
             (SELECT count(*) FROM ${set} WHERE offer_price BETWEEN r.low * 100 AND r.high * 100)
           ) ORDER BY r.low) FROM (VALUES ${ranges}) AS r (low, high))`;
}

function ratingCounts(set: string): string {
  return `(SELECT json_agg(json_build_object('min_rating', r.stars, 'count',
             (SELECT count(*) FROM ${set} WHERE rating_count > 0 AND rating_sum >= r.stars * rating_count)
           ) ORDER BY r.stars DESC) FROM generate_series(1, 4) AS r (stars))`;
}

interface CountsBy {
  set: string;
  table: string;
  column: string;
  name: string;
}

function countsBy({ set, table, column, name }: CountsBy): string {
  return `(SELECT coalesce(json_agg(json_build_object('id', t.id, '${name}', t.${name}, '${name}_bn', t.${name}_bn, 'count', c.count)
             ORDER BY c.count DESC, t.id), '[]')
             FROM (SELECT ${column}, count(*) FROM ${set} GROUP BY ${column}) AS c
             JOIN ${table} t ON t.id = c.${column})`;
}
