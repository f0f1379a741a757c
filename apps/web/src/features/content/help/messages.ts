import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { HelpMessages } from './messages.en.ts';

export const helpMessages = messageSet<HelpMessages>('features/content/help/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
