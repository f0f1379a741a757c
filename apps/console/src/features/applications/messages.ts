import { words } from '../../platform/words.ts';
import type { ApplicationMessages } from './messages.en.ts';

export const applicationMessages = words<ApplicationMessages>('features/applications/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
