import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { CheckoutMessages } from './messages.en.ts';

export const checkoutMessages = messageSet<CheckoutMessages>('features/checkout/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
