import { takaFromPoisha, type OrderStatus, type Parcel } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { zoneNameBn } from '../orders/public.ts';

/** The data on a parcel's label. */
export interface ParcelRow {
  orderNumber: string;
  status: OrderStatus;
  since: Date;
  name: string;
  phone: string;
  address: string;
  zone: string;
  zoneBn: string;
  pieces: number;
  total: bigint;
}

/** The columns of a `ParcelRow` of an order `o`. */
export const parcelColumns = Prisma.sql`
  o.order_number AS "orderNumber", o.status, o.name, o.phone, o.address, o.shipping_address AS zone, ${zoneNameBn} AS "zoneBn", o.total,
  coalesce((SELECT max(created_at) FROM order_status_changes WHERE order_id = o.id), o.created_at) AS since,
  (SELECT coalesce(sum(qty), 0)::int FROM order_lines WHERE order_id = o.id) AS pieces`;

/** Sorts parcels by zone, in the shop's order of zones, then by age. */
export const byZone = Prisma.sql`
  (SELECT position FROM shipping_zones WHERE id = o.shipping_zone_id) NULLS LAST, o.shipping_address, o.id`;

/** The parcel as the console shows it. */
export function parcelView({ orderNumber, since, total, ...row }: ParcelRow): Parcel {
  return {
    order_number: orderNumber,
    status: row.status,
    since: since.toISOString(),
    name: row.name,
    phone: row.phone,
    address: row.address,
    zone: row.zone,
    zone_bn: row.zoneBn,
    pieces: row.pieces,
    total_amount: takaFromPoisha(Number(total)),
  };
}
