import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { OfflineMessages } from './messages.en.ts';

export const offlineMessages = messageSet<OfflineMessages>('features/offline/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
