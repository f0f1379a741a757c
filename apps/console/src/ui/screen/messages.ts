import { words } from '../../platform/words.ts';
import type { ScreenMessages } from './messages.en.ts';

export const screenMessages = words<ScreenMessages>('ui/screen/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
