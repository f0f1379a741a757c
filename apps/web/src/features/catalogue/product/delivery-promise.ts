import type { ShippingZone } from '@haat/contracts';

/** What the shop can promise with the current shipping zones. */
interface DeliveryPromise {
  /** Zones with free delivery. */
  freeIn: ShippingZone[];
  /** The lowest charge of the other zones, in Taka; null if there are none. */
  elsewhereFrom: number | null;
}

export function deliveryPromise(zones: readonly ShippingZone[]): DeliveryPromise {
  const charges = zones.map((zone) => zone.delivery_charge).filter((charge) => charge > 0);
  return {
    freeIn: zones.filter((zone) => zone.delivery_charge === 0),
    elsewhereFrom: charges.length > 0 ? Math.min(...charges) : null,
  };
}
