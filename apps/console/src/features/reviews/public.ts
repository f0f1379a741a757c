export { useReviewCount } from './use-review-count.ts';
