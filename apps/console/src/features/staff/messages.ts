import { words } from '../../platform/words.ts';
import type { StaffMessages } from './messages.en.ts';

export const staffMessages = words<StaffMessages>('features/staff/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
