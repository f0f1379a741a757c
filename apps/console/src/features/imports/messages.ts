import { words } from '../../platform/words.ts';
import type { ImportMessages } from './messages.en.ts';

export const importMessages = words<ImportMessages>('features/imports/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
