import { words } from '../../platform/words.ts';
import type { SortableMessages } from './messages.en.ts';

export const sortableMessages = words<SortableMessages>('ui/sortable/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
