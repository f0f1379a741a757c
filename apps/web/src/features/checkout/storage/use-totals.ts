import { useStored, type Stored } from '../../../platform/storage/use-stored.ts';
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

/** The sums a cart was confirmed at; none on the server. */
export function useTotals(): Totals {
  return useStored(totals);
}
