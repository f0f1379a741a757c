import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { ProductUiMessages } from './messages.en.ts';

/** The words of product cards, prices, ratings and sliders; every page loads them. */
export const productUiMessages = messageSet<ProductUiMessages>('ui/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
