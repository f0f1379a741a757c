import type { EndpointReply, Endpoints } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { HandlerInput } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { countOrders, isFromShop } from '../orders/public.ts';
import { byZone, parcelColumns, parcelView, type ParcelRow } from './parcel-row.ts';

/** As many as fit on one sheet. */
const maxListed = 200;

/** Shipped without a sheet: handed over by a command, or before sheets existed. */
export const isWithoutSheet = Prisma.sql`
  o.status = 'shipped' AND NOT EXISTS (SELECT FROM courier_sheet_parcels p WHERE p.order_id = o.id)`;

/** The parcels that can go on a sheet. */
export async function listParcels(
  { db }: Pick<Services, 'db'>,
  { query: { of, zone, shop } }: Pick<HandlerInput<Endpoints['adminParcelList']>, 'query'>,
): Promise<EndpointReply<Endpoints['adminParcelList']>> {
  const condition = Prisma.join(
    [
      of === 'packed' ? Prisma.sql`o.status = 'packed'` : isWithoutSheet,
      ...(zone ? [Prisma.sql`o.shipping_zone_id = ${zone}::int`] : []),
      ...(shop ? [isFromShop(shop)] : []),
    ],
    ' AND ',
  );
  const [rows, found] = await Promise.all([
    db.$queryRaw<ParcelRow[]>`
      SELECT ${parcelColumns} FROM (SELECT * FROM orders o WHERE ${condition} ORDER BY o.created_at, o.id LIMIT ${maxListed}) AS o ORDER BY ${byZone}`,
    countOrders(db, condition),
  ]);
  return { success: true, data: rows.map((row) => parcelView(row)), found };
}
