import { words } from '../../platform/words.ts';
import type { FrameMessages } from './messages.en.ts';

export const frameMessages = words<FrameMessages>('app/frame/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
