import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';
import { queryOf, reviewStates, type ListAddress } from './list-address.ts';

/** The reviews hidden in the last days, latest first. */
export function useHiddenLately() {
  const query = { view: 'hidden', lately: 'true' } as const;
  return useQuery({
    queryKey: ['reviews', query],
    queryFn: async ({ signal }) => {
      const { data } = await read('adminReviewList', { query }, { signal });
      return data.toSorted((one, other) => (other.decided_at ?? '').localeCompare(one.decided_at ?? ''));
    },
  });
}

/** A page of a review list; nothing if not enabled. While another page loads, the previous one stays. */
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
