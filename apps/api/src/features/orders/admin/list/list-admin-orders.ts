import type { EndpointReply, Endpoints } from '@haat/contracts';
import { timeCursorText } from '../../../../platform/db/time-cursor.ts';
import type { HandlerInput } from '../../../../platform/http/handler.ts';
import type { Services } from '../../../../services.ts';
import { countViews } from './count-orders.ts';
import { findOrders } from './find-orders.ts';
import { readOrderRows } from './read-order-rows.ts';
import { orderRowView } from './order-row.ts';

const pageSize = 50;

/**
 * A page of orders for the console, the number of matches, and the number in each view. Throws VALIDATION for an
 * invalid cursor.
 */
export async function listAdminOrders(
  { db }: Pick<Services, 'db'>,
  { query: { cursor, ...filter } }: Pick<HandlerInput<Endpoints['adminOrderList']>, 'query'>,
): Promise<EndpointReply<Endpoints['adminOrderList']>> {
  const [{ ids, found }, counts] = await Promise.all([
    findOrders(db, { filter, cursor, limit: pageSize + 1 }),
    countViews(db),
  ]);
  const page = await readOrderRows(db, ids.slice(0, pageSize));
  const last = ids.length > pageSize ? page.at(-1) : undefined;
  return {
    success: true,
    data: page.map((row) => orderRowView(row)),
    next_cursor: last ? timeCursorText({ at: last.createdAt.toISOString(), id: last.id }) : null,
    found,
    views: counts,
  };
}
