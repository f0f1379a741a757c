import { words } from '../../platform/words.ts';
import type { ShopperMessages } from './messages.en.ts';

export const shopperMessages = words<ShopperMessages>('features/shoppers/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
