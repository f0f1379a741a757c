import { reviewViews, type ReviewView } from '@haat/contracts/reviews/admin-review';
import { useSearchParams } from 'react-router-dom';
import { useReviewList } from './use-review-list.ts';

/** What the list shows, as its address says it. */
function readAddress(search: URLSearchParams) {
  const product = search.get('product') ?? '';
  const view: ReviewView = reviewViews.find((each) => each === search.get('view')) ?? 'look';
  return {
    view,
    /** The id of a product, or empty. */
    product: /^[1-9]\d{0,8}$/.test(product) ? product : '',
    /** The cursors of the pages that were turned. */
    pages: (search.get('after') ?? '').split('.').filter((cursor) => /^[\w-]{1,200}$/.test(cursor)),
  };
}

/** A page of the reviews that the address asks for, and the ways to its neighbours. */
export function useReviewPages() {
  const [search, setSearch] = useSearchParams();
  const address = readAddress(search);
  const { view, product, pages } = address;
  const cursor = pages.at(-1);
  const list = useReviewList({ view, product, cursor });
  const turn = (next: string[]) =>
    setSearch({ view, ...(product !== '' && { product }), ...(next.length > 0 && { after: next.join('.') }) });
  const next = list.data?.next_cursor ?? null;
  return {
    address,
    list,
    onNext: next === null || list.isPlaceholderData ? undefined : () => turn([...pages, next]),
    onEarlier: pages.length === 0 ? undefined : () => turn(pages.slice(0, -1)),
  };
}
