import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { ReviewFormMessages } from './messages.en.ts';

/** Messages of the review form; loaded with it. */
export const reviewFormMessages = messageSet<ReviewFormMessages>('features/catalogue/product/reviews/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
