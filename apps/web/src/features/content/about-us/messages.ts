import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { AboutUsMessages } from './messages.en.ts';

export const aboutUsMessages = messageSet<AboutUsMessages>('features/content/about-us/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
