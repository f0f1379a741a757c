import { takaFromPoisha, type Endpoints, type OrderStatus, type Sheet } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { takeStep, type By } from '../../orders/public.ts';
import { changeSheet } from './change-sheet.ts';

type Body = HandlerInput<Endpoints['adminSettlementCreate']>['body'];

/**
 * Books cash received for parcels of a sheet. Parcels still on their way become delivered and their shoppers are
 * notified; returned ones are closed. Throws CHANGED_MEANWHILE if a parcel is no longer outstanding or the expected
 * sum differs from the one that the caller saw. Books nothing again for an idempotency key that was used for the same
 * money on this sheet; for other money, throws CHANGED_MEANWHILE.
 */
export async function createSettlement(
  services: Pick<Services, 'db' | 'mail' | 'config'>,
  { params, headers, body, staff, request: { requestId } }: HandlerInput<Endpoints['adminSettlementCreate']>,
): Promise<{ success: true; data: Sheet }> {
  const by: By = { staff, requestId, action: 'adminSettlementCreate' };
  requireMoney(body);
  return changeSheet(services, params.code, async (tx, sheetId) => {
    const idempotencyKey = headers['idempotency-key'] ?? null;
    if (await isBooked(tx, { sheetId, idempotencyKey, body })) return;
    const paid = await lockParcels(tx, { sheetId, body });
    const { id } = await tx.settlement.create({
      data: {
        sheetId,
        staffId: staff.staffId,
        expected: body.expected,
        received: body.received,
        reference: body.reference || null,
        note: body.note || null,
        idempotencyKey,
      },
      select: { id: true },
    });
    for (const { orderNumber, status } of paid)
      if (status === 'shipped') await takeStep(tx, services, { orderNumber, to: 'delivered', by });
    await settleParcels(tx, { id, sheetId, paid });
    await writeAudit(tx, {
      ...by,
      subject: { kind: 'sheet', id: params.code },
      after: {
        parcels: paid.length,
        expected: takaFromPoisha(body.expected),
        received: takaFromPoisha(body.received),
      },
    });
  });
}

/** A settlement needs parcels, money, or both. */
function requireMoney({ parcels, received }: Body): void {
  if (parcels.length > 0 || received > 0) return;
  const message = 'Tick the parcels whose money came, or enter what was received.';
  throw new Problem('VALIDATION', message, { errors: [{ path: 'received', message }] });
}

interface Keyed {
  sheetId: bigint;
  idempotencyKey: string | null;
  body: Body;
}

async function isBooked(tx: Transaction, { sheetId, idempotencyKey, body }: Keyed): Promise<boolean> {
  if (idempotencyKey === null) return false;
  const earlier = await tx.settlement.findFirst({
    where: { sheetId, idempotencyKey },
    select: { expected: true, received: true, parcels: { select: { order: { select: { orderNumber: true } } } } },
  });
  if (!earlier) return false;
  const settled = new Set(earlier.parcels.map(({ order }) => order.orderNumber));
  const isSame =
    Number(earlier.expected) === body.expected &&
    Number(earlier.received) === body.received &&
    body.parcels.every((parcel) => settled.has(parcel.order_number));
  if (!isSame) throw new Problem('CHANGED_MEANWHILE', 'This was booked before, with other parcels or another sum.');
  return true;
}

interface PaidParcel {
  id: bigint;
  orderNumber: string;
  status: OrderStatus;
  total: bigint;
  received: number;
}

async function lockParcels(tx: Transaction, { sheetId, body }: { sheetId: bigint; body: Body }): Promise<PaidParcel[]> {
  const received = new Map(body.parcels.map((parcel) => [parcel.order_number, parcel.received]));
  const rows = await tx.$queryRaw<Omit<PaidParcel, 'received'>[]>`
    SELECT o.id, o.order_number AS "orderNumber", o.status, o.total
      FROM courier_sheet_parcels p JOIN orders o ON o.id = p.order_id
     WHERE p.sheet_id = ${sheetId}::bigint AND p.settlement_id IS NULL AND o.status IN ('shipped', 'delivered')
       AND o.order_number = ANY(${[...received.keys()]}::text[])
     ORDER BY o.id FOR NO KEY UPDATE OF o`;
  const expected = rows.reduce((sum, { total }) => sum + Number(total), 0);
  if (rows.length !== received.size || expected !== body.expected)
    throw new Problem('CHANGED_MEANWHILE', 'Something on this sheet was settled or came back meanwhile.');
  return rows.map((row) => ({ ...row, received: received.get(row.orderNumber) ?? 0 }));
}

interface Settled {
  id: number;
  sheetId: bigint;
  paid: readonly PaidParcel[];
}

async function settleParcels(tx: Transaction, { id, sheetId, paid }: Settled): Promise<void> {
  await tx.$executeRaw`
    UPDATE courier_sheet_parcels p SET settlement_id = ${id}::int, received = paid.received
      FROM unnest(${paid.map((parcel) => parcel.id)}::bigint[], ${paid.map(({ received }) => received)}::bigint[])
        AS paid (order_id, received)
     WHERE p.order_id = paid.order_id`;
  await tx.$executeRaw`
    UPDATE courier_sheet_parcels p SET settlement_id = ${id}::int FROM orders o
     WHERE o.id = p.order_id AND o.status = 'returned' AND p.sheet_id = ${sheetId}::bigint AND p.settlement_id IS NULL`;
}
