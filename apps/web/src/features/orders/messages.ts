import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { OrdersMessages } from './messages.en.ts';

export const ordersMessages = messageSet<OrdersMessages>('features/orders/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
