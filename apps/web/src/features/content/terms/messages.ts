import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { TermsMessages } from './messages.en.ts';

export const termsMessages = messageSet<TermsMessages>('features/content/terms/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
