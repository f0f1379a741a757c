import type { Quote, ShippingZone } from '@haat/contracts';

/** The quote with another zone's charge: price times count plus charge. Computed in poisha to avoid rounding errors. */
export function quoteInZone(quote: Quote, zone: ShippingZone | null): Quote {
  const charge = zone?.delivery_charge ?? 0;
  return {
    ...quote,
    shipping: zone,
    delivery_charge: charge,
    total_amount: (Math.round(quote.sub_total * 100) + Math.round(charge * 100)) / 100,
  };
}
