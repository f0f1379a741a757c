import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { LayoutMessages } from './messages.en.ts';

export const layoutMessages = messageSet<LayoutMessages>('app/layout/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
