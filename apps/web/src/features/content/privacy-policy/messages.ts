import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { PrivacyPolicyMessages } from './messages.en.ts';

export const privacyPolicyMessages = messageSet<PrivacyPolicyMessages>('features/content/privacy-policy/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
