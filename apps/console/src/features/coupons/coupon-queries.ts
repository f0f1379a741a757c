import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';

/** A page of the coupons. */
export function useCoupons(cursor: string | undefined) {
  return useQuery({
    queryKey: ['coupons', cursor],
    queryFn: ({ signal }) => read('adminCouponList', { query: cursor === undefined ? {} : { cursor } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Reads the coupons again. */
export async function refreshCoupons(): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['coupons'] });
}
