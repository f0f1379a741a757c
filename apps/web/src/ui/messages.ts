import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { ProductUiMessages } from './messages.en.ts';

/** Messages of product cards, prices, ratings and sliders; loaded with every page. */
export const productUiMessages = messageSet<ProductUiMessages>('ui/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
