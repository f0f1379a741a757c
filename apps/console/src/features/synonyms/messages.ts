import { words } from '../../platform/words.ts';
import type { SynonymMessages } from './messages.en.ts';

export const synonymMessages = words<SynonymMessages>('features/synonyms/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
