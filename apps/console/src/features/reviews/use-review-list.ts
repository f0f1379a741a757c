import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queryOf, reviewStates, type ListAddress } from './list-address.ts';

/** A page of a list of reviews; of none if it is not enabled. While another page is read, the one before stays. */
export function useReviewList(address: ListAddress, { enabled = true }: { enabled?: boolean } = {}) {
  const { status: _status, photos, ...others } = queryOf(address);
  const status = reviewStates.find((each) => each === address.status);
  const query = {
    ...others,
    ...(status !== undefined && { status }),
    ...(photos !== undefined && { photos: 'true' as const }),
  };
  return useQuery({
    queryKey: ['reviews', query],
    queryFn: ({ signal }) => read('adminReviewList', { query }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}
