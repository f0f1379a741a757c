import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { HomeMessages } from './messages.en.ts';

export const homeMessages = messageSet<HomeMessages>('features/home/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
