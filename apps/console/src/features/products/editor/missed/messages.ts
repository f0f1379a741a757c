import { words } from '../../../../platform/words.ts';
import type { MissedMessages } from './messages.en.ts';

export const missedMessages = words<MissedMessages>('features/products/editor/missed/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
