import { words } from '../../platform/words.ts';
import type { CashMessages } from './messages.en.ts';

export const cashMessages = words<CashMessages>('features/cash/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
