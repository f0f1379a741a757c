import { words } from '../../platform/words.ts';
import type { NewsletterMessages } from './messages.en.ts';

export const newsletterMessages = words<NewsletterMessages>('features/newsletter/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
