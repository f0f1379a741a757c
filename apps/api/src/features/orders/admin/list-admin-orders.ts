import type { EndpointReply, Endpoints } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { countFound, countViews } from './count-orders.ts';
import { orderCondition, type OrderFilter } from './order-filter.ts';
import { orderRows, orderRowView, type OrderRow } from './order-row.ts';
import { views } from './order-views.ts';

const pageSize = 50;

/** A page of the operator's orders, how many there are, and how many each view holds. */
export async function listAdminOrders(
  { db }: Pick<Services, 'db'>,
  { query: { cursor, ...filter } }: Pick<HandlerInput<Endpoints['adminOrderList']>, 'query'>,
): Promise<EndpointReply<Endpoints['adminOrderList']>> {
  const [rows, found, counts] = await Promise.all([
    readPage(db, filter, cursor),
    countFound(db, filter),
    countViews(db),
  ]);
  const page = rows.slice(0, pageSize);
  return {
    success: true,
    data: page.map((row) => orderRowView(row)),
    next_cursor: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    found,
    views: counts,
  };
}

function readPage(db: Services['db'], filter: OrderFilter, cursor: string | undefined): Promise<OrderRow[]> {
  const { isOldestFirst } = views[filter.view];
  const direction = isOldestFirst ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const isAfter = isOldestFirst ? Prisma.sql`o.id > ${cursor}::bigint` : Prisma.sql`o.id < ${cursor}::bigint`;
  const page = Prisma.sql`(
    SELECT o.* FROM orders o WHERE ${orderCondition(filter)} AND ${cursor === undefined ? Prisma.sql`true` : isAfter}
     ORDER BY o.id ${direction} LIMIT ${pageSize + 1})`;
  return db.$queryRaw<OrderRow[]>`${orderRows(page)} ORDER BY o.id ${direction}`;
}
