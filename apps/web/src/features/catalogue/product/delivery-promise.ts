import type { ShippingZone } from '@haat/contracts';

/** What is true of home delivery, from the zones of today. */
interface DeliveryPromise {
  /** Where it costs nothing; empty where it does nowhere. */
  freeIn: ShippingZone[];
  /** The lowest charge elsewhere, in Taka; null where there is no elsewhere. */
  elsewhereFrom: number | null;
}

/** Where delivery is free, and what it costs at least elsewhere. */
export function deliveryPromise(zones: readonly ShippingZone[]): DeliveryPromise {
  const charges = zones.map((zone) => zone.delivery_charge).filter((charge) => charge > 0);
  return {
    freeIn: zones.filter((zone) => zone.delivery_charge === 0),
    elsewhereFrom: charges.length > 0 ? Math.min(...charges) : null,
  };
}
