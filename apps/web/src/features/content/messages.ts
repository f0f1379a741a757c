import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { ContentMessages } from './messages.en.ts';

/** Messages shared by the shop's static pages. */
export const contentMessages = messageSet<ContentMessages>('features/content/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
