import type { CouponView } from '@haat/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';
import type { Address } from '../../platform/list/list-address.ts';
import { queryOf } from './list-address.ts';

/** A page of coupons; the previous one stays while it loads. */
export function useCoupons(address: Address<CouponView>) {
  const query = queryOf(address);
  return useQuery({
    queryKey: ['coupons', query],
    queryFn: ({ signal }) => read('adminCouponList', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A single coupon, for a link to one that the list does not show; read only if `isWanted`. */
export function useCoupon(code: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['coupons', 'one', code],
    queryFn: async ({ signal }) => (await read('adminCoupon', { params: { code } }, { signal })).data,
    enabled: isWanted,
  });
}

/** Refetches the coupons. */
export async function refreshCoupons(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['coupons'] });
}
