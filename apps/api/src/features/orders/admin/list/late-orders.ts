import { Prisma } from '@haat/db';
import { todayInDhaka } from '../../../../platform/db/dhaka.ts';
import { lateAfterDays } from '../../../content/public.ts';

/**
 * The condition that the courier has had the order with this id for as many days as the owner calls late: since its
 * sheet that is not settled, or else since it was handed over. Today counts the same orders.
 */
export function isLate(id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    (coalesce(
      (SELECT sheet.created_at FROM courier_sheet_parcels parcel JOIN courier_sheets sheet ON sheet.id = parcel.sheet_id
        WHERE parcel.order_id = ${id} AND parcel.settlement_id IS NULL),
      (SELECT max(handed.created_at) FROM order_status_changes handed WHERE handed.order_id = ${id} AND handed.to_status = 'shipped')
    ) AT TIME ZONE 'Asia/Dhaka')::date <= ${todayInDhaka} - ${lateAfterDays}`;
}
