import type { CouponView } from '@haat/contracts';
import { couponViews } from '@haat/contracts/checkout/admin-coupon';
import { addressesOf, type Address } from '../../platform/list/list-address.ts';

/** Reads and writes the address of the coupon list: its view and pages. */
export const addresses = addressesOf<Address<CouponView>>({
  views: ['all', ...couponViews.filter((view) => view !== 'all')],
  filters: {},
  cursor: /^\d{1,9}$/,
});
export const { writeAddress, withChange, queryOf } = addresses;
