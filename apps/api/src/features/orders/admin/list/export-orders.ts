import type { Readable } from 'node:stream';
import { maxCounted, takaFromPoisha, type Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../../platform/audit/write-audit.ts';
import { begun } from '../../../../platform/exports/begun.ts';
import { csvPhone, csvTime } from '../../../../platform/exports/csv-file.ts';
import { csvStream } from '../../../../platform/exports/csv-stream.ts';
import type { HandlerInput } from '../../../../platform/http/handler.ts';
import type { Services } from '../../../../services.ts';
import { findOrders } from './find-orders.ts';
import type { OrderRow } from './order-row.ts';
import { readOrderRows } from './read-order-rows.ts';

const pageSize = 500;
const header = [
  'order',
  'placed at',
  'status',
  'since',
  'name',
  'phone',
  'address',
  'zone',
  'pieces',
  'to collect',
  'coupon',
  'calls',
  'sheet',
];

/**
 * The orders of a list as CSV, in its order, streamed; amounts in Taka, times of Dhaka. The audit log records who
 * exported it, the view and the number of orders, but not the search text, which may be a phone number.
 */
export async function exportOrders(
  { db }: Pick<Services, 'db'>,
  { body: filter, staff, request: { requestId } }: HandlerInput<Endpoints['adminOrderExport']>,
): Promise<Readable> {
  const { ids } = await findOrders(db, { filter, cursor: undefined, limit: maxCounted });
  const rows = await begun(linesOf(db, ids));
  await writeAudit(db, {
    staff,
    action: 'adminOrderExport',
    subject: { kind: 'order', id: 'order' },
    after: { view: filter.view, orders: ids.length },
    requestId,
  });
  return csvStream([header], rows);
}

async function* linesOf(db: Services['db'], ids: readonly string[]): AsyncGenerator<string[][], void> {
  for (let read = 0; read < ids.length; read += pageSize) {
    const page = await readOrderRows(db, ids.slice(read, read + pageSize));
    yield page.map((row) => lineOf(row));
  }
}

function lineOf(row: OrderRow): string[] {
  return [
    row.orderNumber,
    csvTime(row.createdAt),
    row.status,
    csvTime(row.since),
    row.name,
    csvPhone(row.phone),
    row.address,
    row.zone,
    String(row.pieces),
    String(takaFromPoisha(Number(row.total))),
    row.couponCode ?? '',
    String(row.calls),
    row.sheet ?? '',
  ];
}
