import type { EndpointReply, Endpoints, ProductListQuery } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { sqlText } from '../../platform/db/sql-text.ts';
import { ReadyJson } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { productTag, shownStockTag, soldOutTag, stockTag } from './cache-tags.ts';
import { conditionOf, filterNames } from './product-filters.ts';
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
import { cardColumns, cardView, productColumns, productView, type ProductRow } from './product-view.ts';
import { maxCounted, shownTotal, totalOf } from './total-of-products.ts';

type Reads = Pick<Services, 'db'>;

type PageRow = ProductRow & { place: number; total: number };

/** Length of a page without `limit`. */
const usualLimit = 100;

/** One page of products; similarly spelled ones if no title contains `q`. */
export async function listProducts(services: Reads, query: ProductListQuery): Promise<ReadyJson> {
  const exact = await readPage(services, { query, isSimilar: false });
  if (exact.total > 0 || query.q === undefined) return replyOf(exact, { query, match: 'exact' });
  const similar = await readPage(services, { query, isSimilar: true });
  return replyOf(similar, { query, match: similar.total > 0 ? 'similar' : 'exact' });
}

/** A page of products, and what follows it. */
export interface ProductPage {
  rows: PageRow[];
  nextCursor: string | null;
  total: number;
}

function replyOf(
  { rows, nextCursor, total }: ProductPage,
  { query, match }: { query: ProductListQuery; match: 'exact' | 'similar' },
): ReadyJson {
  const data = rows.map(query.view === 'card' ? cardView : productView);
  const reply: EndpointReply<Endpoints['productList']> = {
    success: true,
    data,
    next_cursor: nextCursor,
    ...shownTotal(query, total),
    match,
  };
  return new ReadyJson(JSON.stringify(reply), {
    tags: query.in_stock ? [stockTag] : rows.map(({ id }) => productTag(id)),
    pageTags: [...(query.in_stock ? [soldOutTag] : []), ...rows.map(({ id }) => shownStockTag(id))],
  });
}

interface PageOptions {
  query: ProductListQuery;
  /** Matches similar spellings. */
  isSimilar: boolean;
}

/** Reads one page of products after the query's cursor. */
export async function readPage(services: Reads, { query, isSimilar }: PageOptions): Promise<ProductPage> {
  const { limit = usualLimit } = query;
  const statement = query.q === undefined ? listStatement(query, limit) : searchStatement({ query, isSimilar }, limit);
  const found = await services.db.$queryRaw<PageRow[]>(statement);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows,
    nextCursor: last ? cursorText({ order: orderOf(query), value: last.place, id: last.id }) : null,
    // A page beyond the last has no rows to carry the total, so it is read from the first page.
    total: found[0]?.total ?? (query.cursor === undefined ? 0 : await readTotal(services, { query, isSimilar })),
  };
}

/** The total as a first page has it. */
async function readTotal(services: Reads, { query, isSimilar }: PageOptions): Promise<number> {
  const { total } = await readPage(services, { query: { ...query, cursor: undefined, limit: 1 }, isSimilar });
  return total;
}

/** Reads one product more than the page holds, which tells whether another page follows. */
function listStatement(query: ProductListQuery, limit: number): Prisma.Sql {
  const order = listOrderOf(query);
  const page = { order, expression: orderExpression(order) };
  const filters = conditionOf(filterNames, query);
  return Prisma.sql`
    SELECT ${columnsOf(query)}, ${page.expression} AS place,
           ${totalOf({ filters: query, matches: Prisma.sql`FROM products p WHERE ${filters}` })} AS total
      FROM products p JOIN shops s ON s.id = p.shop_id
     WHERE ${filters} ${startOf(query, page)}
     ORDER BY ${orderBy(page)}
     LIMIT ${limit + 1}`;
}

/** The same for a text search. Matches are looked up, counted and sorted once, and limited to the newest `maxCounted`. */
function searchStatement({ query, isSimilar }: PageOptions, limit: number): Prisma.Sql {
  const order = orderOf(query);
  const { source, filters, relevance } = isSimilar ? similarMatches(query) : exactMatches(query);
  const sought = { order, expression: order === 'relevance' ? relevance : orderExpression(order) };
  const page = { order, expression: Prisma.sql`p.place` };
  return Prisma.sql`
    WITH matched AS MATERIALIZED (
      SELECT p.id, ${sought.expression} AS place
        FROM ${source}
       WHERE ${filters}
       ORDER BY ${order === 'relevance' ? Prisma.sql`p.id DESC` : orderBy(sought)}
       LIMIT ${sqlText(maxCounted + 1)}
    ), page AS (
      SELECT p.id, p.place FROM matched p
       WHERE TRUE ${startOf(query, page)}
       ORDER BY ${orderBy(page)}
       LIMIT ${limit + 1}
    )
    SELECT ${columnsOf(query)}, page.place, (SELECT count(*)::int FROM matched) AS total
      FROM page JOIN products p USING (id) JOIN shops s ON s.id = p.shop_id
     ORDER BY ${orderBy({ order, expression: Prisma.sql`page.place` })}`;
}

function columnsOf({ view }: ProductListQuery): Prisma.Sql {
  return view === 'card' ? cardColumns : productColumns;
}

function startOf({ cursor }: ProductListQuery, page: PageSql): Prisma.Sql {
  return cursor === undefined ? Prisma.empty : Prisma.sql`AND ${afterCursor(readCursor(cursor, page.order), page)}`;
}

/** Where the products of a search come from, which of them are meant, and how well each matches, best first. */
interface Matches {
  source: Prisma.Sql;
  filters: Prisma.Sql;
  relevance: Prisma.Sql;
}

function exactMatches(query: ProductListQuery): Matches {
  return {
    source: Prisma.sql`products p`,
    filters: conditionOf(filterNames, query),
    relevance: relevanceOf(query.q ?? ''),
  };
}

function similarMatches({ q = '', ...others }: ProductListQuery): Matches {
  return {
    source: Prisma.sql`products p JOIN similar_products(${q}) AS alike ON alike.id = p.id`,
    filters: conditionOf(filterNames, others),
    relevance: Prisma.sql`-alike.score`,
  };
}

/** Ranks a title, best first: it begins with the text, one of its words does, or it contains the text. */
function relevanceOf(q: string): Prisma.Sql {
  const text = Prisma.sql`lower(${q}::text)`;
  return Prisma.sql`(CASE
    WHEN starts_with(lower(p.title), ${text}) OR starts_with(lower(p.title_bn), ${text}) THEN 0
    WHEN strpos(lower(p.title), ' ' || ${text}) > 0 OR strpos(lower(p.title_bn), ' ' || ${text}) > 0 THEN 1
    ELSE 2 END)`;
}
