import { words } from '../../../platform/words.ts';
import type { ExplanationMessages } from './messages.en.ts';

export const explanationMessages = words<ExplanationMessages>('features/today/explanations/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
