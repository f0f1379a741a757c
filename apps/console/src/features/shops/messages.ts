import { words } from '../../platform/words.ts';
import type { ShopMessages } from './messages.en.ts';

export const shopMessages = words<ShopMessages>('features/shops/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
