import type { EndpointReply, Endpoints, HandOverResult, OrderStatus } from '@haat/contracts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { withTransaction, type Transaction } from '../../platform/db/transaction.ts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { lastMove, lastMoveOf, takeStep, type By } from '../orders/public.ts';
import { sheetLetters } from './sheet-code.ts';

interface HandedOrder {
  id: bigint;
  orderNumber: string;
  status: OrderStatus;
  /** The sheet that the order is on already. */
  sheet: string | null;
}

/**
 * Creates one sheet for the orders that are packed and hands them over, in one transaction. Orders already on their
 * way without a sheet are added without notifying anyone again. If no order qualifies, no sheet is created.
 */
export async function createSheet(
  services: Pick<Services, 'db' | 'mail' | 'config'>,
  { body, staff, request: { requestId } }: HandlerInput<Endpoints['adminSheetCreate']>,
): Promise<EndpointReply<Endpoints['adminSheetCreate']>> {
  const orderNumbers = [...new Set(body.order_numbers)];
  const by: By = { staff, requestId, action: 'adminSheetCreate' };
  const data = await withTransaction(services.db, async (tx) => {
    const orders = await lockOrders(tx, orderNumbers);
    const parcels = orders.filter(isParcel);
    for (const { orderNumber, status } of parcels)
      if (status === 'packed') await takeStep(tx, services, { orderNumber, to: 'shipped', by });
    // Last, because concurrent creations of sheets wait from here on.
    const sheet = parcels.length > 0 ? await writeSheet(tx, { parcels, courier: body.courier || null, by }) : null;
    const moves = await lastMoves(tx, orders);
    return { sheet, results: orderNumbers.map((orderNumber) => resultOf(orderNumber, { orders, sheet, moves })) };
  });
  return { success: true, data };
}

/** Concurrent requests wait for each other here: the second finds the orders on the first one's sheet. */
async function lockOrders(tx: Transaction, orderNumbers: readonly string[]): Promise<HandedOrder[]> {
  await tx.$queryRaw`SELECT FROM orders WHERE order_number = ANY(${orderNumbers}::text[]) ORDER BY id FOR NO KEY UPDATE`;
  // In a separate statement: one that waited for a lock would not see a sheet created meanwhile.
  return tx.$queryRaw<HandedOrder[]>`
    SELECT o.id, o.order_number AS "orderNumber", o.status, s.code AS sheet
      FROM orders o LEFT JOIN courier_sheet_parcels p ON p.order_id = o.id LEFT JOIN courier_sheets s ON s.id = p.sheet_id
     WHERE o.order_number = ANY(${orderNumbers}::text[]) ORDER BY o.id`;
}

function isParcel({ status, sheet }: HandedOrder): boolean {
  return status === 'packed' || (status === 'shipped' && sheet === null);
}

/** Who moved the orders that cannot be handed over, and when. */
async function lastMoves(tx: Transaction, orders: readonly HandedOrder[]): Promise<LastMoves> {
  const orderNumbers = orders.filter((order) => !isParcel(order)).map(({ orderNumber }) => orderNumber);
  if (orderNumbers.length === 0) return new Map();
  const found = await tx.order.findMany({
    where: { orderNumber: { in: orderNumbers } },
    select: { orderNumber: true, ...lastMove },
  });
  return new Map(found.map((order) => [order.orderNumber, lastMoveOf(order)]));
}

type LastMoves = ReadonlyMap<string, HandOverResult['changed']>;

interface NewSheet {
  parcels: readonly HandedOrder[];
  courier: string | null;
  by: By;
}

async function writeSheet(tx: Transaction, { parcels, courier, by }: NewSheet): Promise<string> {
  const code = await nextCode(tx);
  const { staff, requestId, action } = by;
  await tx.courierSheet.create({
    data: {
      code,
      courier,
      staffId: staff.staffId,
      parcels: { createMany: { data: parcels.map(({ id }) => ({ orderId: id })) } },
    },
    select: { id: true },
  });
  await writeAudit(tx, {
    staff,
    action,
    requestId,
    subject: { kind: 'sheet', id: code },
    after: { parcels: parcels.length },
  });
  return code;
}

/** The date in Dhaka and the next letter. Letters continue those of the same day in earlier years. */
async function nextCode(tx: Transaction): Promise<string> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('courier_sheets'))`;
  const [row] = await tx.$queryRaw<{ day: string; earlier: number }[]>`
    SELECT day, (SELECT count(*)::int FROM courier_sheets WHERE code ^@ (day || '-')) AS earlier
      FROM to_char(now() AT TIME ZONE 'Asia/Dhaka', 'DD-MM') AS day`;
  if (!row) throw new Error('The database returned no date.');
  return `${row.day}-${sheetLetters(row.earlier)}`;
}

interface Outcome {
  orders: readonly HandedOrder[];
  sheet: string | null;
  moves: LastMoves;
}

function resultOf(orderNumber: string, { orders, sheet, moves }: Outcome): HandOverResult {
  const order = orders.find((each) => each.orderNumber === orderNumber);
  if (!order) return { order_number: orderNumber, result: 'not_found', status: null, sheet: null, changed: null };
  const { status, sheet: former } = order;
  if (isParcel(order))
    return { order_number: orderNumber, result: 'handed_over', status: 'shipped', sheet, changed: null };
  const changed = moves.get(orderNumber) ?? null;
  return { order_number: orderNumber, result: 'not_allowed', status, sheet: former, changed };
}
