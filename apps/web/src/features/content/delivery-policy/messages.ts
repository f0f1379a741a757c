import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { DeliveryPolicyMessages } from './messages.en.ts';

export const deliveryPolicyMessages = messageSet<DeliveryPolicyMessages>('features/content/delivery-policy/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
