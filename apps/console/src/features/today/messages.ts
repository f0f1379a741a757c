import { words } from '../../platform/words.ts';
import type { TodayMessages } from './messages.en.ts';

export const todayMessages = words<TodayMessages>('features/today/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
