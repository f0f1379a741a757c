import type { ShippingZone } from '@haat/contracts';
import type { Services } from '../../services.ts';
import { zoneView } from './quote-view.ts';

/** The active shipping zones, in the shop's order. */
export async function listShippingZones({
  db,
}: Pick<Services, 'db'>): Promise<{ success: true; data: ShippingZone[] }> {
  const zones = await db.shippingZone.findMany({
    where: { isActive: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return { success: true, data: zones.map(zoneView) };
}
