import { words } from '../../../platform/words.ts';
import type { RetireMessages } from './messages.en.ts';

export const retireMessages = words<RetireMessages>('features/products/retire/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
