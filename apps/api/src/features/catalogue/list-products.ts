import type { EndpointReply, Endpoints, ProductListQuery } from '@haat/contracts';
import { ReadyJson } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { productTag, stockTag } from './cache-tags.ts';
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
import { SqlValues } from './sql-values.ts';
import { maxCounted, shownTotal, totalOf } from './total-of-products.ts';

type Reads = Pick<Services, 'pool' | 'prepared'>;

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
  const { text, values } =
    query.q === undefined ? listStatement(query, limit) : searchStatement({ query, isSimilar }, limit);
  const name = statementName(text);
  const statement = name === undefined ? { text, values } : services.prepared({ name, text }, values);
  const { rows: found } = await services.pool.query<PageRow>(statement);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows,
    nextCursor: last ? cursorText({ order: orderOf(query), value: last.place, id: last.id }) : null,
    // A page beyond the last has no rows to carry the total, so it is read from the first page.
    total: found[0]?.total ?? (query.cursor === undefined ? 0 : await readTotal(services, { query, isSimilar })),
  };
}

/** The total of a query, from its first page. */
async function readTotal(services: Reads, { query, isSimilar }: PageOptions): Promise<number> {
  const { total } = await readPage(services, { query: { ...query, cursor: undefined, limit: 1 }, isSimilar });
  return total;
}

/** Every connection keeps its prepared statements, so only the first few hundred combinations of filters get a name. */
const maxNamed = 300;
const names = new Map<string, string>();

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNamed) return known;
  const name = `product_list_${names.size}`;
  names.set(text, name);
  return name;
}

/** Reads one product more than the page holds, to know whether another page follows. */
function listStatement(query: ProductListQuery, limit: number) {
  const { list: values, bind } = new SqlValues();
  const order = listOrderOf(query);
  const page = { order, expression: orderExpression(order) };
  const filters = conditionOf(filterNames, { filters: query, bind });
  const text = `
    SELECT ${columnsOf(query)}, ${page.expression} AS place,
           ${totalOf({ filters: query, bind, matches: `FROM products p WHERE ${filters}` })} AS total
      FROM products p JOIN shops s ON s.id = p.shop_id
     WHERE ${filters} ${startOf(query, { page, bind })}
     ORDER BY ${orderBy(page)}
     LIMIT ${bind(limit + 1)}`;
  return { text, values };
}

/** The same for a text search. Matches are looked up, counted and sorted once, and limited to the newest `maxCounted`. */
function searchStatement({ query, isSimilar }: PageOptions, limit: number) {
  const { list: values, bind } = new SqlValues();
  const order = orderOf(query);
  const { source, filters, relevance } = isSimilar ? similarMatches(query, bind) : exactMatches(query, bind);
  const sought = { order, expression: order === 'relevance' ? relevance() : orderExpression(order) };
  const page = { order, expression: 'p.place' };
  const text = `
    WITH matched AS MATERIALIZED (
      SELECT p.id, ${sought.expression} AS place
        FROM ${source}
       WHERE ${filters}
       ORDER BY ${order === 'relevance' ? 'p.id DESC' : orderBy(sought)}
       LIMIT ${maxCounted + 1}
    ), page AS (
      SELECT p.id, p.place FROM matched p
       WHERE TRUE ${startOf(query, { page, bind })}
       ORDER BY ${orderBy(page)}
       LIMIT ${bind(limit + 1)}
    )
    SELECT ${columnsOf(query)}, page.place, (SELECT count(*)::int FROM matched) AS total
      FROM page JOIN products p USING (id) JOIN shops s ON s.id = p.shop_id
     ORDER BY ${orderBy({ order, expression: 'page.place' })}`;
  return { text, values };
}

function columnsOf({ view }: ProductListQuery): string {
  return view === 'card' ? cardColumns : productColumns;
}

function startOf({ cursor }: ProductListQuery, { page, bind }: { page: PageSql; bind: SqlValues['bind'] }): string {
  return cursor === undefined ? '' : `AND ${afterCursor(readCursor(cursor, page.order), { page, bind })}`;
}

function exactMatches(query: ProductListQuery, bind: SqlValues['bind']) {
  const filters = conditionOf(filterNames, { filters: query, bind });
  return { source: 'products p', filters, relevance: () => relevanceOf(bind(query.q)) };
}

function similarMatches({ q, ...others }: ProductListQuery, bind: SqlValues['bind']) {
  return {
    source: `products p JOIN similar_products(${bind(q)}) AS alike ON alike.id = p.id`,
    filters: conditionOf(filterNames, { filters: others, bind }),
    relevance: () => '-alike.score',
  };
}

/** Ranks a title, best first: it begins with the text, one of its words does, or it contains the text. */
function relevanceOf(q: string): string {
  const text = `lower(${q}::text)`;
  return `(CASE
    WHEN starts_with(lower(p.title), ${text}) OR starts_with(lower(p.title_bn), ${text}) THEN 0
    WHEN strpos(lower(p.title), ' ' || ${text}) > 0 OR strpos(lower(p.title_bn), ' ' || ${text}) > 0 THEN 1
    ELSE 2 END)`;
}
