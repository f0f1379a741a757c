import { words } from '../../platform/words.ts';
import type { ZoneMessages } from './messages.en.ts';

export const zoneMessages = words<ZoneMessages>('features/zones/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
