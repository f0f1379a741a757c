import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { ReturnPolicyMessages } from './messages.en.ts';

export const returnPolicyMessages = messageSet<ReturnPolicyMessages>('features/content/return-policy/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
