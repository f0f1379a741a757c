import { words } from '../../../../platform/words.ts';
import type { RefusedMessages } from './messages.en.ts';

export const refusedMessages = words<RefusedMessages>('features/orders/steps/refused/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
