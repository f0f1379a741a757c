import type { ProductFacetsQuery } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { ReadyJson } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { soldOutTag, stockTag } from '../cache/cache-tags.ts';
import { conditionOf, filterNames, isAsked, type FilterName, type ProductFilters } from './product-filters.ts';
import { sqlText } from '../../../platform/db/sql-text.ts';
import { foundProducts, type Reading } from '../../search/public.ts';
import { readQuery, shelvesOf } from '../read-query.ts';
import { takaColumn } from '../product-view.ts';
import { maxCounted } from './total-of-products.ts';

/** The price ranges shoppers choose from, in Taka, both ends inclusive. */
const priceRanges: readonly (readonly [number, number])[] = [
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

/** How many products each filter would leave, counted over at most the newest `maxCounted`, or over those that a search finds. */
export async function countFacets({ db }: Pick<Services, 'db'>, query: ProductFacetsQuery): Promise<ReadyJson> {
  const search = await readQuery({ db }, query);
  const [row] = await db.$queryRaw<{ json: string }[]>(facetStatement(search ?? { query }));
  return new ReadyJson(`{"success":true,"data":${row?.json ?? '{}'}}`, { tags: [stockTag], pageTags: [soldOutTag] });
}

/** One set of products with all filters, and for each filtered group another set without that group's own filters. */
function facetStatement({ query, reading }: { query: ProductFacetsQuery; reading?: Reading }): Prisma.Sql {
  const { q: text, exact: _exact, ...filters } = query;
  const columns = Prisma.sql`p.price, p.offer_price, p.stock, p.rating_sum, p.rating_count, p.brand_id, p.shop_id, p.category_id`;
  const setWithout = (left: readonly FilterName[]) => {
    const names = filterNames.filter((name) => !left.includes(name));
    const condition = conditionOf(names, filters);
    const shelves = shelvesOf(Object.fromEntries(names.map((name) => [name, filters[name]])));
    return reading && text !== undefined
      ? Prisma.sql`SELECT ${columns} FROM (${foundProducts({ reading, text, filters: condition, shelves, isRanked: false })}) AS f JOIN products p USING (id)`
      : Prisma.sql`SELECT ${columns} FROM products p WHERE ${condition} ORDER BY p.id DESC LIMIT ${sqlText(maxCounted)}`;
  };
  const filtered = groupNames.filter((group) => groups[group].some((name) => isAsked(filters[name])));
  const nameOf = (group: Group) => sqlText(filtered.includes(group) ? `but_${group}` : 'asked');
  const sets = filtered.map((group) => Prisma.sql`${nameOf(group)} AS MATERIALIZED (${setWithout(groups[group])})`);
  const counts = [sqlText('asked'), ...filtered.map(nameOf)].map(
    (set) => Prisma.sql`(SELECT count(*)::int FROM ${set})`,
  );
  const largest = Prisma.sql`greatest(${Prisma.join(counts)})`;
  return Prisma.sql`
    WITH ${Prisma.join([Prisma.sql`asked AS MATERIALIZED (${setWithout([])})`, ...sets])}
    SELECT json_build_object(
      'total', (SELECT count(*) FROM asked),
      'is_sample', ${largest} >= ${sqlText(maxCounted)},
      'price', ${priceCounts(nameOf('price'))},
      'lowest_price', (SELECT coalesce(${takaColumn(Prisma.sql`min(offer_price)`)}, 0) FROM ${nameOf('price')}),
      'highest_price', (SELECT coalesce(${takaColumn(Prisma.sql`max(offer_price)`)}, 0) FROM ${nameOf('price')}),
      'brands', ${countsBy({ set: nameOf('brand'), table: 'brands', column: 'brand_id', name: 'title' })},
      'shops', ${countsBy({ set: nameOf('shop'), table: 'shops', column: 'shop_id', name: 'name' })},
      'categories', ${countsBy({ set: nameOf('category'), table: 'categories', column: 'category_id', name: 'title' })},
      'ratings', ${ratingCounts(nameOf('rating'))},
      'in_stock', (SELECT count(*) FROM ${nameOf('stock')} WHERE stock > 0),
      'on_offer', (SELECT count(*) FROM ${nameOf('offer')} WHERE offer_price < price)
    )::text AS json`;
}

function priceCounts(set: Prisma.Sql): Prisma.Sql {
  const ranges = priceRanges.map(([min, max]) => Prisma.sql`(${sqlText(min)}, ${sqlText(max)})`);
  return Prisma.sql`(SELECT json_agg(json_build_object('min', r.low, 'max', r.high, 'count',
             (SELECT count(*) FROM ${set} WHERE offer_price BETWEEN r.low * 100 AND r.high * 100)
           ) ORDER BY r.low) FROM (VALUES ${Prisma.join(ranges)}) AS r (low, high))`;
}

function ratingCounts(set: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT json_agg(json_build_object('min_rating', r.stars, 'count',
             (SELECT count(*) FROM ${set} WHERE rating_count > 0 AND rating_sum >= r.stars * rating_count)
           ) ORDER BY r.stars DESC) FROM generate_series(1, 4) AS r (stars))`;
}

interface CountsBy {
  set: Prisma.Sql;
  table: 'brands' | 'shops' | 'categories';
  column: string;
  name: 'title' | 'name';
}

function countsBy({ set, table, column, name }: CountsBy): Prisma.Sql {
  const [title, titleBn, id] = [sqlText(name), sqlText(`${name}_bn`), sqlText(column)];
  return Prisma.sql`(SELECT coalesce(json_agg(json_build_object('id', t.id, ${name}::text, t.${title}, ${`${name}_bn`}::text, t.${titleBn}, 'count', c.count)
             ORDER BY c.count DESC, t.id), '[]')
             FROM (SELECT ${id}, count(*) FROM ${set} GROUP BY ${id}) AS c
             JOIN ${sqlText(table)} t ON t.id = c.${id})`;
}
