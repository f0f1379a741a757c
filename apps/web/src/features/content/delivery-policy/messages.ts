import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { DeliveryPolicyMessages } from './messages.en.ts';

/** The words of the delivery policy. */
export const deliveryPolicyMessages = messageSet<DeliveryPolicyMessages>('features/content/delivery-policy/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
