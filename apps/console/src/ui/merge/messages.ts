import { words } from '../../platform/words.ts';
import type { MergeMessages } from './messages.en.ts';

export const mergeMessages = words<MergeMessages>('ui/merge/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
