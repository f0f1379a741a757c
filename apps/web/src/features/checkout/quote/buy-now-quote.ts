import type { Quote, ShippingZone } from '@haat/contracts';
import { poishaFromTaka, takaFromPoisha } from '@haat/contracts/shared/poisha';

/** The quote with another zone's charge: price times count plus charge. Computed in poisha to avoid rounding errors. */
export function quoteInZone(quote: Quote, zone: ShippingZone | null): Quote {
  const charge = zone?.delivery_charge ?? 0;
  return {
    ...quote,
    shipping: zone,
    delivery_charge: charge,
    total_amount: takaFromPoisha(poishaFromTaka(quote.sub_total) + poishaFromTaka(charge)),
  };
}

/** The zones, with the one that was quoted as it is in the quote: its charge may have changed since they were loaded. */
export function withQuotedZone(zones: ShippingZone[], { shipping }: Quote): ShippingZone[] {
  return zones.map((zone) => (zone.id === shipping?.id ? shipping : zone));
}
