import type { ReviewView } from '@haat/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../platform/api/call.ts';

interface ReviewList {
  view: ReviewView;
  /** The id of a product, or empty. */
  product?: string;
  cursor?: string | undefined;
  /** False: nothing is asked for. */
  enabled?: boolean;
}

/** A page of the reviews of a view, of one product or of all. While another page is read, the one before stays. */
export function useReviewList({ view, product = '', cursor, enabled = true }: ReviewList) {
  return useQuery({
    queryKey: ['reviews', view, product, cursor],
    queryFn: ({ signal }) =>
      read(
        'adminReviewList',
        { query: { view, ...(product !== '' && { product }), ...(cursor !== undefined && { cursor }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    enabled,
  });
}
