import type { EndpointReply, Endpoints, ProductListQuery, SearchReading } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { sqlText } from '../../../platform/db/sql-text.ts';
import type { ReadSource } from '../../../platform/db/replicas/reads.ts';
import { ReadyJson } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { countMiss, foundProducts, isFilledByRanked, isOfMany, maxFound, type Reading } from '../../search/public.ts';
import { cardTag, productTag, shownStockTag, soldOutTag, stockTag } from '../cache/cache-tags.ts';
import { conditionOf, filterNames, narrowingOf } from './product-filters.ts';
import { meantShelves } from '../meant-shelves.ts';
import { readQuery, shelvesOf } from '../read-query.ts';
import {
  afterCursor,
  cursorText,
  listOrderOf,
  orderBy,
  orderExpression,
  orderOf,
  readCursor,
  type PageSql,
} from './product-order.ts';
import { cardColumns, listedCardView, productColumns, productView, type ProductRow } from '../product-view.ts';
import { inStockFirst, isInStockFirst } from './in-stock-first.ts';
import { boundedTotal, shownTotal, totalOf } from './total-of-products.ts';
import { isWithinPrices, withinPrices } from './within-prices.ts';

type Reads = Pick<Services, 'db'>;

type PageRow = ProductRow & { place: number; total: number };

/** The page length if `limit` is omitted. */
const usualLimit = 100;

/** One page of products; for a search, the matches and how the text was understood. */
export async function listProducts(
  services: ReadSource & Pick<Services, 'readings'>,
  query: ProductListQuery,
): Promise<ReadyJson> {
  const search = await readQuery(services, query);
  if (search === undefined) return replyOf(await readPage(services, { query }), { query });
  const { reading } = search;
  const [page, meant] = await Promise.all([
    readPage(services, search),
    query.cursor === undefined ? meantShelves(services, reading.meant) : [],
  ]);
  if (page.total === 0 && query.cursor === undefined) await countMiss({ db: services.primary }, query);
  return replyOf(page, { query, reading, meant });
}

/** A page of products and its continuation. */
export interface ProductPage {
  rows: PageRow[];
  nextCursor: string | null;
  total: number;
}

interface ReplyOptions {
  query: ProductListQuery;
  reading?: Reading;
  meant?: SearchReading['meant'];
}

function replyOf({ rows, nextCursor, total }: ProductPage, { query, reading, meant = [] }: ReplyOptions): ReadyJson {
  const data = rows.map(query.view === 'card' ? listedCardView : productView);
  const reply: EndpointReply<Endpoints['productList']> = {
    success: true,
    data,
    next_cursor: nextCursor,
    ...(reading && query.q !== undefined ? boundedTotal(total) : shownTotal(query, total)),
    match: reading?.isSimilar && total > 0 ? 'similar' : 'exact',
    ...(reading && { search: searchView(reading, meant) }),
  };
  // Stock decides which products are listed, or which come first.
  const followsStock = query.in_stock || isInStockFirst(query) ? [soldOutTag] : [];
  const tagOf = query.view === 'card' ? cardTag : productTag;
  return new ReadyJson(JSON.stringify(reply), {
    tags: query.in_stock ? [stockTag] : [...followsStock, ...rows.map(({ id }) => tagOf(id))],
    pageTags: [...followsStock, ...rows.map(({ id }) => shownStockTag(id))],
  });
}

function searchView({ price, corrected, dropped, also }: Reading, meant: SearchReading['meant']): SearchReading {
  return {
    price: price ? { min: price.min ?? null, max: price.max ?? null, rest: price.rest } : null,
    corrected: corrected ?? null,
    left_out: dropped ?? null,
    also: also?.kept ?? null,
    meant,
  };
}

interface PageOptions {
  query: ProductListQuery;
  /** How the search text was understood, if there is one. */
  reading?: Reading | undefined;
}

/** Reads one page of products after the query's cursor. */
export async function readPage(services: Reads, { query, reading }: PageOptions): Promise<ProductPage> {
  const { limit = usualLimit } = query;
  const statement =
    query.q === undefined || !reading
      ? listStatement(query, limit)
      : searchStatement({ query, reading, text: query.q }, limit);
  const found = await services.db.$queryRaw<PageRow[]>(statement);
  const total = found[0]?.total;
  // Moved out of the result, which Prisma refers to until the next major collection: see decision 0155.
  const rows = found.splice(0, limit);
  const last = found.length > 0 ? rows.at(-1) : undefined;
  return {
    rows,
    nextCursor: last ? cursorText({ order: orderOf(query), value: last.place, id: last.id }) : null,
    // A page beyond the last has no rows to carry the total, so it is read from the first page.
    total: total ?? (query.cursor === undefined ? 0 : await readTotal(services, { query, reading })),
  };
}

/** The total as the first page would report it. */
async function readTotal(services: Reads, { query, reading }: PageOptions): Promise<number> {
  const { total } = await readPage(services, { query: { ...query, cursor: undefined, limit: 1 }, reading });
  return total;
}

/** Reads one product more than the page holds, to know whether another page follows. */
function listStatement(query: ProductListQuery, limit: number): Prisma.Sql {
  const filters = conditionOf(filterNames, query);
  const columns = columnsOf(query);
  if (isWithinPrices(query)) return withinPrices({ query, columns, filters, limit });
  const total = totalOf({ filters: query, matches: Prisma.sql`FROM products p WHERE ${filters}` });
  if (isInStockFirst(query)) return inStockFirst({ query, columns, filters, total, limit });
  const order = listOrderOf(query);
  const page = { order, expression: orderExpression(order) };
  return Prisma.sql`
    SELECT ${columns}, ${page.expression} AS place, ${total} AS total
      FROM products p JOIN shops s ON s.id = p.shop_id
     WHERE ${filters} ${startOf(query, page)}
     ORDER BY ${orderBy(page)}
     LIMIT ${limit + 1}`;
}

/**
 * The same for a text search. Matches are found, counted and sorted only once. If the reading says that more match
 * than are counted, the first page finds only the products it ranks.
 */
function searchStatement(
  { query, reading, text }: { query: ProductListQuery; reading: Reading; text: string },
  limit: number,
): Prisma.Sql {
  const order = orderOf(query);
  const filters = narrowingOf(filterNames, query);
  const shelves = shelvesOf(query);
  const narrowed = { reading, filters, shelves };
  const isFirstPage = order === 'relevance' && query.cursor === undefined;
  const isOnlyRanked = isFirstPage && isFilledByRanked(narrowed, limit);
  const total = isOfMany(narrowed) ? sqlText(maxFound + 1) : Prisma.sql`(SELECT count(*)::int FROM matched)`;
  const sortedBy = order === 'relevance' ? {} : { sortedBy: orderExpression(order) };
  const page = { order, expression: Prisma.sql`p.place` };
  return Prisma.sql`
    WITH matched AS MATERIALIZED (
      ${foundProducts({ ...narrowed, text, isOnlyRanked, ...sortedBy })}
    ), page AS (
      SELECT p.id, p.place FROM matched p
       WHERE TRUE ${startOf(query, page)}
       ORDER BY ${orderBy(page)}
       LIMIT ${limit + 1}
    )
    SELECT ${columnsOf(query)}, page.place, ${total} AS total
      FROM page JOIN products p USING (id) JOIN shops s ON s.id = p.shop_id
     ORDER BY ${orderBy({ order, expression: Prisma.sql`page.place` })}`;
}

function columnsOf({ view }: ProductListQuery): Prisma.Sql {
  return view === 'card' ? cardColumns : productColumns;
}

function startOf({ cursor }: ProductListQuery, page: PageSql): Prisma.Sql {
  return cursor === undefined ? Prisma.empty : Prisma.sql`AND ${afterCursor(readCursor(cursor, page.order), page)}`;
}
