import type { EndpointReply, Endpoints, ProductListQuery } from '@haat/contracts';
import { ReadyJson } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { conditionOf, filterNames } from './product-filters.ts';
import { afterCursor, cursorText, orderBy, orderExpression, orderOf, readCursor } from './product-order.ts';
import { cardColumns, cardView, productColumns, productView, type ProductRow } from './product-view.ts';
import { SqlValues } from './sql-values.ts';

type Reads = Pick<Services, 'pool' | 'config' | 'prepared'>;

/** More products than this on a page, and their stock is watched as a whole. */
const mostWatchedOneByOne = 100;

type PageRow = ProductRow & { place: number; total: number };

/** One page of products, or all of them when no limit is asked for; those that sound alike when no title contains `q`. */
export async function listProducts(services: Reads, query: ProductListQuery): Promise<ReadyJson> {
  const exact = await readPage(services, { query, isSimilar: false });
  if (exact.total > 0 || query.q === undefined) return replyOf(exact, { query, match: 'exact' });
  const similar = await readPage(services, { query, isSimilar: true });
  return replyOf(similar, { query, match: similar.total > 0 ? 'similar' : 'exact' });
}

interface Page {
  rows: PageRow[];
  nextCursor: string | null;
  total: number;
}

function replyOf(
  { rows, nextCursor, total }: Page,
  { query, match }: { query: ProductListQuery; match: 'exact' | 'similar' },
): ReadyJson {
  const data = rows.map(query.view === 'card' ? cardView : productView);
  const reply: EndpointReply<Endpoints['productList']> = { success: true, data, next_cursor: nextCursor, total, match };
  const isWatchedAsAWhole = rows.length > mostWatchedOneByOne || query.in_stock === true;
  return new ReadyJson(
    JSON.stringify(reply),
    isWatchedAsAWhole ? { isAnyStock: true } : { productIds: rows.map(({ id }) => id) },
  );
}

interface PageOptions {
  query: ProductListQuery;
  /** By sound instead of by letters. */
  isSimilar: boolean;
}

async function readPage(services: Reads, { query, isSimilar }: PageOptions): Promise<Page> {
  const limit = query.limit ?? services.config.CATALOGUE_ALL_LIMIT;
  const { text, values } = pageStatement({ query, isSimilar, limit });
  // The plan of a search depends on what is searched for.
  const name = query.q === undefined ? statementName(text) : undefined;
  const statement = name === undefined ? { text, values } : services.prepared({ name, text }, values);
  const { rows: found } = await services.pool.query<PageRow>(statement);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows,
    nextCursor: last ? cursorText({ order: orderOf(query), value: last.place, id: last.id }) : null,
    total: found[0]?.total ?? (query.cursor === undefined ? 0 : await countProducts(services, { query, isSimilar })),
  };
}

/** Each connection keeps what it prepared: rarer combinations of filters than the first few hundred are planned each time. */
const mostNamed = 300;
const names = new Map<string, string>();

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNamed) return known;
  const name = `product_list_${names.size}`;
  names.set(text, name);
  return name;
}

/** Reads one product more than the page holds, which tells whether another page follows. */
function pageStatement({ query, isSimilar, limit }: PageOptions & { limit: number }) {
  const { list: values, bind } = new SqlValues();
  const order = orderOf(query);
  const { source, filters } = matches({ query, isSimilar, bind });
  const expression = orderExpression(order, {
    relevance: () => (isSimilar ? '-alike.score' : relevanceOf(bind(query.q))),
  });
  const page = { order, expression, isSearch: query.q !== undefined };
  const start = query.cursor === undefined ? '' : `AND ${afterCursor(readCursor(query.cursor, order), { page, bind })}`;
  const text = `
    SELECT ${query.view === 'card' ? cardColumns : productColumns}, ${expression} AS place,
           (SELECT count(*)::int FROM ${source} WHERE ${filters}) AS total
      FROM ${source} JOIN shops s ON s.id = p.shop_id
     WHERE ${filters} ${start}
     ORDER BY ${orderBy(page)}
     LIMIT ${bind(limit + 1)}`;
  return { text, values };
}

/** Where the products come from, and what is asked of them. */
function matches({ query, isSimilar, bind }: PageOptions & { bind: SqlValues['bind'] }) {
  if (!isSimilar) return { source: 'products p', filters: conditionOf(filterNames, { filters: query, bind }) };
  return {
    source: `products p JOIN similar_products(${bind(query.q)}) AS alike ON alike.id = p.id`,
    filters: conditionOf(filterNames, { filters: { ...query, q: undefined }, bind }),
  };
}

async function countProducts({ pool }: Reads, { query, isSimilar }: PageOptions): Promise<number> {
  const { list: values, bind } = new SqlValues();
  const { source, filters } = matches({ query, isSimilar, bind });
  const { rows } = await pool.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${source} WHERE ${filters}`,
    values,
  );
  return rows[0]?.total ?? 0;
}

/** How well a title answers a search, best first: it begins with the text, a word of it does, or the text stands inside. */
function relevanceOf(q: string): string {
  const text = `lower(${q}::text)`;
  return `(CASE
    WHEN starts_with(lower(p.title), ${text}) OR starts_with(lower(p.title_bn), ${text}) THEN 0
    WHEN strpos(lower(p.title), ' ' || ${text}) > 0 OR strpos(lower(p.title_bn), ' ' || ${text}) > 0 THEN 1
    ELSE 2 END)`;
}
