import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { SellersMessages } from './messages.en.ts';

export const sellersMessages = messageSet<SellersMessages>('features/sellers/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
