import { takaFromPoisha, type Settlement, type Sheet, type SheetParcel } from '@haat/contracts';
import { Prisma, type Db } from '@haat/db';
import { Problem } from '../../platform/http/problem.ts';
import { byZone, parcelColumns, parcelView, type ParcelRow } from './parcel-row.ts';
import { sheetRowView, sheetSums, taka, type SheetSums } from './sheet-row.ts';

/** More settlements than any sheet has in practice. */
const maxSettlements = 100;

export async function readSheet(db: Db, code: string): Promise<Sheet> {
  const [[sums], parcels, settlements] = await Promise.all([
    db.$queryRaw<SheetSums[]>`${sheetSums(Prisma.sql`(SELECT * FROM courier_sheets WHERE code = ${code})`)}`,
    readParcels(db, code),
    db.settlement.findMany({
      where: { sheet: { code } },
      orderBy: { id: 'desc' },
      take: maxSettlements,
      include: settlementParts,
    }),
  ]);
  if (!sums) throw new Problem('NOT_FOUND', 'There is no sheet of this name.');
  return {
    ...sheetRowView(sums),
    list: parcels,
    settlements: settlements.toReversed().map((row) => settlementView(row)),
  };
}

interface SheetParcelRow extends ParcelRow {
  isSettled: boolean;
  received: bigint | null;
  reason: string | null;
}

async function readParcels(db: Db, code: string): Promise<SheetParcel[]> {
  const rows = await db.$queryRaw<SheetParcelRow[]>`
    SELECT ${parcelColumns}, p.settlement_id IS NOT NULL AS "isSettled", p.received,
           (SELECT reason FROM order_status_changes WHERE order_id = o.id AND to_status = 'returned' ORDER BY id DESC LIMIT 1) AS reason
      FROM courier_sheets s JOIN courier_sheet_parcels p ON p.sheet_id = s.id JOIN orders o ON o.id = p.order_id
     WHERE s.code = ${code} ORDER BY ${byZone}`;
  return rows.map(({ isSettled, received, reason, ...row }) => ({
    ...parcelView(row),
    is_settled: isSettled,
    received: received === null ? null : takaFromPoisha(Number(received)),
    reason,
  }));
}

const name = { select: { fullName: true } } as const;
const settlementParts = {
  staff: name,
  explainedBy: name,
  parcels: { where: { received: { not: null } }, select: { orderId: true } },
} satisfies Prisma.SettlementInclude;

function settlementView(row: Prisma.SettlementGetPayload<{ include: typeof settlementParts }>): Settlement {
  return {
    id: row.id,
    at: row.createdAt.toISOString(),
    by: row.staff.fullName,
    parcels: row.parcels.length,
    expected: taka(row.expected),
    received: taka(row.received),
    difference: taka(row.received - row.expected),
    reference: row.reference,
    note: row.note,
    explanation: row.explanation,
    explained_by: row.explainedBy?.fullName ?? null,
    explained_at: row.explainedAt?.toISOString() ?? null,
  };
}
