import { words } from '../../platform/words.ts';
import type { PaperMessages } from './messages.en.ts';

export const paperMessages = words<PaperMessages>('features/paper/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
