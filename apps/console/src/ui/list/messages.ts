import { words } from '../../platform/words.ts';
import type { ListMessages } from './messages.en.ts';

export const listMessages = words<ListMessages>('ui/list/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
