import { words } from '../../platform/words.ts';
import type { ProductsMessages } from './messages.en.ts';

export const productsMessages = words<ProductsMessages>('features/products/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
