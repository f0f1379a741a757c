import { words } from '../../../platform/words.ts';
import type { CallMessages } from './messages.en.ts';

export const callMessages = words<CallMessages>('features/orders/call/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
