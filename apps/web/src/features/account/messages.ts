import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { AccountMessages } from './messages.en.ts';

export const accountMessages = messageSet<AccountMessages>('features/account/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
