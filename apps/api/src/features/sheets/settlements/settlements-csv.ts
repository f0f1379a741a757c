import type { Endpoints } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { csvFile } from '../../../platform/exports/csv-file.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';

const maxRows = 1_000;
const header = [
  'sheet',
  'courier',
  'settled at',
  'by',
  'parcels',
  'expected',
  'received',
  'difference',
  'reference',
  'note',
  'explanation',
  'explained by',
];

interface Row {
  code: string;
  courier: string | null;
  at: string;
  by: string;
  parcels: number;
  expected: number;
  received: number;
  difference: number;
  reference: string | null;
  note: string | null;
  explanation: string | null;
  explainedBy: string | null;
}

/** The newest settlements of a period as CSV, oldest first; amounts in Taka, times of Dhaka. */
export async function settlementsCsv(
  { db }: Pick<Services, 'db'>,
  { from, to }: HandlerInput<Endpoints['adminSettlementCsv']>['query'],
): Promise<Uint8Array<ArrayBuffer>> {
  const isFrom = from
    ? Prisma.sql`t.created_at >= ${from}::date::timestamp AT TIME ZONE 'Asia/Dhaka'`
    : Prisma.sql`true`;
  const isUntil = to
    ? Prisma.sql`t.created_at < (${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Dhaka'`
    : Prisma.sql`true`;
  const rows = await db.$queryRaw<Row[]>`
    SELECT s.code, s.courier, to_char(t.created_at AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD HH24:MI') AS at, m.full_name AS by,
           (SELECT count(*)::int FROM courier_sheet_parcels p WHERE p.settlement_id = t.id AND p.received IS NOT NULL) AS parcels,
           t.expected::float / 100 AS expected, t.received::float / 100 AS received,
           (t.received - t.expected)::float / 100 AS difference, t.reference, t.note, t.explanation, e.full_name AS "explainedBy"
      FROM (SELECT * FROM settlements t WHERE ${isFrom} AND ${isUntil} ORDER BY t.id DESC LIMIT ${maxRows}) AS t
      JOIN courier_sheets s ON s.id = t.sheet_id
      JOIN staff_members m ON m.id = t.staff_id
      LEFT JOIN staff_members e ON e.id = t.explained_by_id
     ORDER BY t.id`;
  return csvFile(
    header,
    rows.map((row) => [
      row.code,
      row.courier,
      row.at,
      row.by,
      row.parcels,
      row.expected,
      row.received,
      row.difference,
      row.reference,
      row.note,
      row.explanation,
      row.explainedBy,
    ]),
  );
}
