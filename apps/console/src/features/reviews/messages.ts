import { words } from '../../platform/words.ts';
import type { ReviewMessages } from './messages.en.ts';

export const reviewMessages = words<ReviewMessages>('features/reviews/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
