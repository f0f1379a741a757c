import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { ProductMessages } from './messages.en.ts';

export const productMessages = messageSet<ProductMessages>('features/catalogue/product/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
