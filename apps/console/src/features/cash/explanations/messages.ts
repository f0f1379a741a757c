import { words } from '../../../platform/words.ts';
import type { CashExplanations } from './messages.en.ts';

export const cashExplanations = words<CashExplanations>('features/cash/explanations/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
