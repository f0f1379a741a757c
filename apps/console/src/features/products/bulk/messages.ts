import { words } from '../../../platform/words.ts';
import type { BulkMessages } from './messages.en.ts';

export const bulkMessages = words<BulkMessages>('features/products/bulk/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
