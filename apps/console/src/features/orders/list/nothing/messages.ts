import { words } from '../../../../platform/words.ts';
import type { NothingMessages } from './messages.en.ts';

export const nothingMessages = words<NothingMessages>('features/orders/list/nothing/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
