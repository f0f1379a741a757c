import { messageSet } from './i18n/messages.ts';
import type { UiMessages } from './messages.en.ts';

/** The few words the design system says by itself; the root route loads them. */
export const uiMessages = messageSet<UiMessages>('@haat/ui/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
