import { words } from '../../platform/words.ts';
import type { TeamMessages } from './messages.en.ts';

export const teamMessages = words<TeamMessages>('features/team/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
