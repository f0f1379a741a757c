import { words } from '../../../platform/words.ts';
import type { HandoverMessages } from './messages.en.ts';

export const handoverMessages = words<HandoverMessages>('features/orders/handover/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
