import { useState } from 'react';
import { call } from '../../../../platform/api/call.ts';
import { focusNextOf } from '@haat/ui/navigation/keep-focus.ts';
import type { ProductReviews } from './product-reviews.ts';

type Pages = Pick<ProductReviews, 'list' | 'nextCursor'>;

/** The id of a review's element. */
export const reviewElementId = (reviewId: number) => `review-${reviewId}`;

/** The reviews of the page's loader followed by those loaded since; starts over when the loader has run again. */
export function useMoreReviews(productId: number, first: ProductReviews) {
  const [state, setState] = useState<{ first: ProductReviews; pages: Pages }>({ first, pages: first });
  const [isLoading, setLoading] = useState(false);
  if (state.first !== first) setState({ first, pages: first });
  const { list, nextCursor } = state.pages;

  async function showMore(button: HTMLElement): Promise<void> {
    if (nextCursor === null) return;
    setLoading(true);
    const answer = await call('singleProductReviewList', { params: { id: productId }, query: { cursor: nextCursor } });
    const added = answer.ok ? answer.body.data : [];
    focusNextOf(button, {
      nextId: added[0] ? reviewElementId(added[0].id) : null,
      action: () => {
        setLoading(false);
        if (answer.ok) setState({ first, pages: { list: [...list, ...added], nextCursor: answer.body.next_cursor } });
      },
    });
  }

  return { list, hasMore: nextCursor !== null, isLoading, showMore };
}
