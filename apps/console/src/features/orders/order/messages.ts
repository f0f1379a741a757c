import { words } from '../../../platform/words.ts';
import type { OrderMessages } from './messages.en.ts';

export const orderMessages = words<OrderMessages>('features/orders/order/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
