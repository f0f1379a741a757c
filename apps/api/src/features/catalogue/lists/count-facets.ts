import type { ProductFacetsQuery } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { ReadyJson } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { soldOutTag, stockTag } from '../cache/cache-tags.ts';
import { conditionOf, filterNames, isAsked, narrowingOf, type ProductFilters } from './product-filters.ts';
import { sqlText } from '../../../platform/db/sql-text.ts';
import { foundProducts, isOfMany, maxFound, type Reading } from '../../search/public.ts';
import { readQuery, shelvesOf } from '../read-query.ts';
import { takaColumn } from '../product-view.ts';
import { maxCounted, totalOf } from './total-of-products.ts';
import { priceRangesOfLists } from '@haat/contracts/catalogue/price-ranges';

/** The filters of each group: selecting one filter must not empty the other options of its group. */
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

/** If there are more products, only this many are examined: the newest, or the best matches of a search. */
const maxSampled = 400;
/** The same for a text that more products match than are counted; beyond the first row, only until there are `enough`. */
const maxSampledOfMany = 150;
const enough = 100;

/** How many products each filter would leave; for large sets, estimated from a sample. */
export async function countFacets(
  services: Pick<Services, 'db' | 'readings'>,
  query: ProductFacetsQuery,
): Promise<ReadyJson> {
  const search = await readQuery(services, query);
  const [row] = await services.db.$queryRaw<{ json: string }[]>(facetStatement(search ?? { query }));
  return new ReadyJson(`{"success":true,"data":${row?.json ?? '{}'}}`, { tags: [stockTag], pageTags: [soldOutTag] });
}

const columns = Prisma.sql`p.id, p.price, p.offer_price, p.stock, p.rating_sum, p.rating_count, p.brand_id, p.shop_id, p.category_id`;

interface Asked {
  query: ProductFacetsQuery;
  reading?: Reading;
}

/** One set of products with all filters, and for each filtered group another set without that group's filters. */
function facetStatement({ query, reading }: Asked): Prisma.Sql {
  const { q: text, exact: _exact, ...filters } = query;
  const isSearch = reading !== undefined && text !== undefined;
  const filtered = groupNames.filter((group) => groups[group].some((name) => isAsked(filters[name])));
  const nameOf = (group: Group) => (filtered.includes(group) ? sqlText(`but_${group}`) : sqlText('asked'));
  const sets = [
    { set: sqlText('asked'), left: [] },
    ...filtered.map((group) => ({ set: nameOf(group), left: groups[group] })),
  ];
  const tables = sets.map(({ set, left }) => {
    const kept = { ...filters, ...Object.fromEntries(left.map((name) => [name, undefined])) };
    return isSearch ? searchedSet(set, { filters: kept, reading, text }) : listedSet(set, kept);
  });
  const mostCounted = sqlText(isSearch ? maxSampledOf(reading) : maxCounted);
  const totals = sets.map(({ set }) => Prisma.sql`(SELECT total FROM ${set}_total)`);
  return Prisma.sql`
    WITH ${Prisma.join(tables)}
    SELECT json_build_object(
      'total', least(${mostCounted}, ${totals[0]}),
      'is_sample', greatest(${Prisma.join(totals)}) > ${mostCounted},
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

/** The products of a list. Large lists are counted first, mostly without reading them. */
function listedSet(set: Prisma.Sql, filters: ProductFilters): Prisma.Sql {
  const condition = conditionOf(filterNames, filters);
  const total = totalOf({ filters, matches: Prisma.sql`FROM products p WHERE ${condition}` });
  return Prisma.sql`
    ${set}_total AS MATERIALIZED (SELECT ${total} AS total),
    ${set} AS MATERIALIZED (
      SELECT ${columns} FROM products p WHERE ${condition} ORDER BY p.id DESC
       LIMIT (SELECT CASE WHEN total > ${sqlText(maxCounted)} THEN ${sqlText(maxSampled)} ELSE ${sqlText(maxCounted)} END FROM ${set}_total))`;
}

/** The products that a search finds, up to one more than are examined. */
function searchedSet(
  set: Prisma.Sql,
  { filters, ...search }: { filters: ProductFilters; reading: Reading; text: string },
): Prisma.Sql {
  const narrowed = { ...search, filters: narrowingOf(filterNames, filters), shelves: shelvesOf(filters) };
  const most = maxSampledOf(search.reading);
  const [found, total] = isOfMany(narrowed)
    ? [foundProducts({ ...narrowed, columns, most, enough }), sqlText(most + 1)]
    : [foundProducts({ ...narrowed, columns, most }), Prisma.sql`(SELECT count(*)::int FROM ${set})`];
  return Prisma.sql`
    ${set} AS MATERIALIZED (${found}),
    ${set}_total AS MATERIALIZED (SELECT ${total} AS total)`;
}

function maxSampledOf({ found }: Reading): number {
  return found > maxFound ? maxSampledOfMany : maxSampled;
}

function priceCounts(set: Prisma.Sql): Prisma.Sql {
  const ranges = priceRangesOfLists.map(({ min, max }) => Prisma.sql`(${sqlText(min)}, ${sqlText(max)})`);
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
