import type { EndpointReply, Endpoints, ProductListQuery } from '@haat/contracts';
import { preparedQuery } from '../../platform/db/prepared-query.ts';
import { ReadyJson } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { conditionOf, filterNames } from './product-filters.ts';
import { afterCursor, cursorText, orderBy, orderExpression, orderOf, readCursor } from './product-order.ts';
import { cardColumns, cardView, productColumns, productView, type ProductRow } from './product-view.ts';
import { SqlValues } from './sql-values.ts';

type Reads = Pick<Services, 'pool' | 'config'>;

/** More products than this on a page, and their stock is watched as a whole. */
const mostWatchedOneByOne = 100;

type PageRow = ProductRow & { place: number; total: number };

/** One page of products, or all of them when no limit is asked for. */
export async function listProducts(services: Reads, query: ProductListQuery): Promise<ReadyJson> {
  const limit = query.limit ?? services.config.CATALOGUE_ALL_LIMIT;
  const rows = await readPage(services, { query, limit });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const reply: EndpointReply<Endpoints['productList']> = {
    success: true,
    data: page.map(query.view === 'card' ? cardView : productView),
    next_cursor: last ? cursorText({ order: orderOf(query), value: last.place, id: last.id }) : null,
    total: rows[0]?.total ?? (query.cursor === undefined ? 0 : await countProducts(services, query)),
    match: 'exact',
  };
  const isWatchedAsAWhole = page.length > mostWatchedOneByOne || query.in_stock === true;
  return new ReadyJson(
    JSON.stringify(reply),
    isWatchedAsAWhole ? { isAnyStock: true } : { productIds: page.map(({ id }) => id) },
  );
}

/** The page's products and one more, which tells whether another page follows. */
async function readPage(
  services: Reads,
  { query, limit }: { query: ProductListQuery; limit: number },
): Promise<PageRow[]> {
  const { list: values, bind } = new SqlValues();
  const order = orderOf(query);
  const isSearch = query.q !== undefined;
  const expression = orderExpression(order, { relevance: () => relevanceOf(bind(query.q)) });
  const page = { order, expression, isSearch };
  const filters = conditionOf(filterNames, { filters: query, bind });
  const start = query.cursor === undefined ? '' : `AND ${afterCursor(readCursor(query.cursor, order), { page, bind })}`;
  const text = `
    SELECT ${query.view === 'card' ? cardColumns : productColumns}, ${expression} AS place,
           (SELECT count(*)::int FROM products p WHERE ${filters}) AS total
      FROM products p JOIN shops s ON s.id = p.shop_id
     WHERE ${filters} ${start}
     ORDER BY ${orderBy(page)}
     LIMIT ${bind(limit + 1)}`;
  if (!isSearch) return preparedQuery(services, { text, values });
  const { rows } = await services.pool.query<PageRow>(text, values);
  return rows;
}

/** How well a title answers a search, best first: it begins with the text, a word of it does, or the text stands inside. */
function relevanceOf(q: string): string {
  const text = `lower(${q}::text)`;
  return `(CASE
    WHEN starts_with(lower(p.title), ${text}) OR starts_with(lower(p.title_bn), ${text}) THEN 0
    WHEN strpos(lower(p.title), ' ' || ${text}) > 0 OR strpos(lower(p.title_bn), ' ' || ${text}) > 0 THEN 1
    ELSE 2 END)`;
}

async function countProducts({ pool }: Reads, query: ProductListQuery): Promise<number> {
  const { list: values, bind } = new SqlValues();
  const filters = conditionOf(filterNames, { filters: query, bind });
  const { rows } = await pool.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM products p WHERE ${filters}`,
    values,
  );
  return rows[0]?.total ?? 0;
}
