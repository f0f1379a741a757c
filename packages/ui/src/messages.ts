import { messageSet } from './i18n/messages.ts';
import type { UiMessages } from './messages.en.ts';

/** The design system's own messages; loaded with every page. */
export const uiMessages = messageSet<UiMessages>('@haat/ui/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
