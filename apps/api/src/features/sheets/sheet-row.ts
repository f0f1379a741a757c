import { takaFromPoisha, type SheetRow } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { todayInDhaka } from '../../platform/db/dhaka.ts';

/** A sheet with the sums of its parcels and settlements; money in poisha. */
export interface SheetSums {
  id: string;
  code: string;
  courier: string | null;
  at: Date;
  by: string;
  days: number;
  parcels: number;
  out: number;
  delivered: number;
  returned: number;
  handedOver: bigint;
  cameBack: bigint;
  outstanding: bigint;
  received: bigint;
  difference: bigint;
  hasDifference: boolean;
}

/** The cash for parcel `p` of order `o` is still with the courier. */
export const isOutstanding = Prisma.sql`p.settlement_id IS NULL AND o.status IN ('shipped', 'delivered')`;

/** Settlement `t` has an unexplained difference. */
export const hasOpenDifference = Prisma.sql`t.explained_at IS NULL AND t.received <> t.expected`;

/** Days since sheet `s` was handed over, by the calendar of Dhaka. */
export const daysOut = Prisma.sql`(
  ${todayInDhaka} - (s.created_at AT TIME ZONE 'Asia/Dhaka')::date)`;

/** Reads the sheets in `page`, a set of rows of `courier_sheets`. */
export function sheetSums(page: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT s.id::text, s.code, s.courier, s.created_at AS at, m.full_name AS by, ${daysOut} AS days, sums.*, money.*
      FROM ${page} AS s
      JOIN staff_members m ON m.id = s.staff_id
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS parcels, count(*) FILTER (WHERE o.status = 'shipped')::int AS out,
              count(*) FILTER (WHERE o.status = 'delivered')::int AS delivered,
              count(*) FILTER (WHERE o.status = 'returned')::int AS returned,
              coalesce(sum(o.total), 0)::bigint AS "handedOver",
              coalesce(sum(o.total) FILTER (WHERE o.status = 'returned' AND p.received IS NULL), 0)::bigint AS "cameBack",
              coalesce(sum(o.total) FILTER (WHERE ${isOutstanding}), 0)::bigint AS outstanding
         FROM courier_sheet_parcels p JOIN orders o ON o.id = p.order_id WHERE p.sheet_id = s.id) AS sums
     CROSS JOIN LATERAL (
       SELECT coalesce(sum(t.received), 0)::bigint AS received,
              coalesce(sum(t.received - t.expected) FILTER (WHERE ${hasOpenDifference}), 0)::bigint AS difference,
              coalesce(bool_or(${hasOpenDifference}), false) AS "hasDifference"
         FROM settlements t WHERE t.sheet_id = s.id) AS money`;
}

/** The sheet as the console shows it. */
export function sheetRowView(sums: SheetSums): SheetRow {
  return {
    code: sums.code,
    courier: sums.courier,
    at: sums.at.toISOString(),
    by: sums.by,
    days: sums.days,
    parcels: sums.parcels,
    out: sums.out,
    delivered: sums.delivered,
    returned: sums.returned,
    handed_over: taka(sums.handedOver),
    expected: taka(sums.handedOver - sums.cameBack),
    received: taka(sums.received),
    outstanding: taka(sums.outstanding),
    difference: taka(sums.difference),
    has_difference: sums.hasDifference,
  };
}

export function taka(poisha: bigint): number {
  return takaFromPoisha(Number(poisha));
}
