import { words } from '../../platform/words.ts';
import type { ShelfMessages } from './messages.en.ts';

export const shelfMessages = words<ShelfMessages>('features/shelves/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
