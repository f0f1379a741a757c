import { messageSet } from '../platform/i18n/messages.ts';
import type { AppMessages } from './messages.en.ts';

/** The words of the shell, the error pages and pages that are on their way. */
export const appMessages = messageSet<AppMessages>({
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
