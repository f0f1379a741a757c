import { useStored, type Stored } from '@haat/ui/device/use-stored.ts';
import { readTotals, totalsSnapshot, type Totals } from './totals.ts';

const totals: Stored<Totals> = {
  snapshot: totalsSnapshot,
  read: readTotals,
  empty: {
    shippingCharge: null,
    subtotal: null,
    total: null,
    couponValue: null,
    afterCouponTotal: null,
    shippingId: null,
    couponCode: null,
  },
};

/** The sums at which a cart was confirmed, kept up to date; none on the server. */
export function useTotals(): Totals {
  return useStored(totals);
}
