import type { ProductListQuery } from '@haat/contracts';
import { ReadyJson } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { conditionOf, filterNames } from './product-filters.ts';
import { afterCursor, cursorText, orderBy, orderExpression, orderOf, readCursor } from './product-order.ts';
import { asJson, cardColumns, productColumns } from './product-view.ts';
import { SqlValues } from './sql-values.ts';

/** More products than this on a page, and their stock is watched as a whole. */
const mostWatchedOneByOne = 100;

interface ProductRow {
  id: number;
  place: number;
  product: string;
  total: number;
}

/** One page of products, or all of them when no limit is asked for, written as JSON by PostgreSQL. */
export async function listProducts(
  { pool, config }: Pick<Services, 'pool' | 'config'>,
  query: ProductListQuery,
): Promise<ReadyJson> {
  const limit = query.limit ?? config.CATALOGUE_ALL_LIMIT;
  const order = orderOf(query);
  const { text, values } = pageStatement(query, limit);
  const { rows } = await pool.query<ProductRow>(text, values);
  const total = rows[0]?.total ?? (query.cursor === undefined ? 0 : await countProducts({ pool }, query));
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = rows.length > limit && last ? cursorText({ order, value: last.place, id: last.id }) : null;

  const data = page.map(({ product }) => product).join(',');
  const isWatchedAsAWhole = page.length > mostWatchedOneByOne || query.in_stock === true;
  return new ReadyJson(
    `{"success":true,"data":[${data}],"next_cursor":${JSON.stringify(nextCursor)},"total":${total},"match":"exact"}`,
    isWatchedAsAWhole ? { isAnyStock: true } : { productIds: page.map(({ id }) => id) },
  );
}

/** One row more than the page holds tells whether another follows. */
function pageStatement(query: ProductListQuery, limit: number): { text: string; values: unknown[] } {
  const { list: values, bind } = new SqlValues();
  const order = orderOf(query);
  const page = {
    order,
    expression: orderExpression(order, { relevance: () => relevanceOf(bind(query.q)) }),
    isSearch: query.q !== undefined,
  };
  const filters = conditionOf(filterNames, { filters: query, bind });
  const start = query.cursor === undefined ? '' : `AND ${afterCursor(readCursor(query.cursor, order), { page, bind })}`;
  const columns = query.view === 'card' ? cardColumns : productColumns;
  const text = `
    SELECT p.id, ${page.expression} AS place, ${asJson(columns)} AS product,
           (SELECT count(*)::int FROM products p JOIN shops s ON s.id = p.shop_id WHERE ${filters}) AS total
      FROM products p JOIN shops s ON s.id = p.shop_id
     WHERE ${filters} ${start}
     ORDER BY ${orderBy(page)}
     LIMIT ${bind(limit + 1)}`;
  return { text, values };
}

/** How well a title answers a search, best first: it begins with the text, a word of it does, or the text stands inside. */
function relevanceOf(q: string): string {
  const text = `lower(${q}::text)`;
  return `(CASE
    WHEN starts_with(lower(p.title), ${text}) OR starts_with(lower(p.title_bn), ${text}) THEN 0
    WHEN strpos(lower(p.title), ' ' || ${text}) > 0 OR strpos(lower(p.title_bn), ' ' || ${text}) > 0 THEN 1
    ELSE 2 END)`;
}

async function countProducts({ pool }: Pick<Services, 'pool'>, query: ProductListQuery): Promise<number> {
  const { list: values, bind } = new SqlValues();
  const { rows } = await pool.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM products p JOIN shops s ON s.id = p.shop_id WHERE ${conditionOf(filterNames, { filters: query, bind })}`,
    values,
  );
  return rows[0]?.total ?? 0;
}
