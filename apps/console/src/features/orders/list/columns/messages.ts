import { words } from '../../../../platform/words.ts';
import type { ColumnMessages } from './messages.en.ts';

export const columnMessages = words<ColumnMessages>('features/orders/list/columns/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
