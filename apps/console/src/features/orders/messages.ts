import { words } from '../../platform/words.ts';
import type { OrdersMessages } from './messages.en.ts';

export const ordersMessages = words<OrdersMessages>('features/orders/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
