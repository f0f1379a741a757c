import { maxZones, takaFromPoisha, type AdminZone, type AdminZoneRow, type Endpoints } from '@haat/contracts';
import type { Prisma } from '@haat/db';
import { auditMade, changeRow } from '../../../platform/audit/change-row.ts';
import { placeAtEnd } from '../../../platform/audit/order-rows.ts';
import { todayInDhaka } from '../../../platform/db/dhaka.ts';
import { withTransaction, type Transaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';

type Zone = Prisma.ShippingZoneGetPayload<object>;
type Fields = HandlerInput<Endpoints['adminZoneCreate']>['body'];
type Answer = { success: true; data: AdminZone };

function zoneView(zone: Zone): AdminZone {
  return {
    id: zone.id,
    name: zone.shippingAddress,
    name_bn: zone.shippingAddressBn,
    delivery_charge: takaFromPoisha(zone.deliveryCharge),
    delivery_days: zone.deliveryDays,
    places: zone.places,
    is_active: zone.isActive,
    version: zone.version,
  };
}

function columnsOf(fields: Fields) {
  return {
    shippingAddress: fields.name,
    shippingAddressBn: fields.name_bn,
    deliveryCharge: fields.delivery_charge,
    deliveryDays: fields.delivery_days,
    places: fields.places,
    isActive: fields.is_active,
  };
}

interface OrdersOfZone {
  id: number;
  orders: number;
  returned: number;
}

/** All delivery zones in their order, including inactive ones, with their orders of the last 30 days. */
export async function listAdminZones({ db }: Pick<Services, 'db'>): Promise<{ success: true; data: AdminZoneRow[] }> {
  const [zones, counts] = await Promise.all([
    db.shippingZone.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
    db.$queryRaw<OrdersOfZone[]>`
      SELECT zone_id AS id, sum(orders)::int AS orders,
             coalesce(sum(orders) FILTER (WHERE status = 'returned'), 0)::int AS returned
        FROM order_figures WHERE zone_id IS NOT NULL AND day > ${todayInDhaka} - 30
       GROUP BY zone_id`,
  ]);
  const countsById = new Map(counts.map((count) => [count.id, count]));
  const rowOf = (zone: Zone) => ({ orders: 0, returned: 0, ...countsById.get(zone.id), ...zoneView(zone) });
  return { success: true, data: zones.map(rowOf) };
}

/** Adds a delivery zone at the end. Throws LIST_FULL. */
export function createZone(
  { db }: Pick<Services, 'db'>,
  { body, staff, request }: HandlerInput<Endpoints['adminZoneCreate']>,
): Promise<Answer> {
  return withTransaction(db, async (tx) => {
    const position = await placeAtEnd(tx, { kind: 'zone', most: maxZones });
    const zone = await tx.shippingZone.create({ data: { ...columnsOf(body), position } });
    return auditMade(tx, zoneView(zone), { staff, request, action: 'adminZoneCreate', kind: 'zone' });
  });
}

/** Changes a delivery zone. Throws NOT_FOUND, LAST_ZONE, or CHANGED_MEANWHILE with the current zone. */
export function changeZone(
  { db }: Pick<Services, 'db'>,
  { params: { id }, body: { version, ...fields }, staff, request }: HandlerInput<Endpoints['adminZoneChange']>,
): Promise<Answer> {
  return changeRow(db, {
    id: String(id),
    version,
    read: (tx) => tx.shippingZone.findUnique({ where: { id } }),
    async write(tx) {
      if (!fields.is_active) await requireAnother(tx, id);
      const data = { ...columnsOf(fields), version: { increment: 1 } };
      return tx.shippingZone.updateManyAndReturn({ where: { id, version }, data });
    },
    view: zoneView,
    staff,
    request,
    action: 'adminZoneChange',
    kind: 'zone',
  });
}

/**
 * A shop that delivers nowhere takes no orders. If two requests switch off the last two zones at once, the second
 * waits here and is refused.
 */
async function requireAnother(tx: Transaction, id: number): Promise<void> {
  const active = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM shipping_zones WHERE is_active ORDER BY id FOR NO KEY UPDATE`;
  if (active.some((zone) => zone.id !== id)) return;
  throw new Problem('LAST_ZONE', 'Nobody could order any more: shoppers need one delivery zone at least.');
}
