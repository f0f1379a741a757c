import { words } from '../../platform/words.ts';
import type { PaletteMessages } from './messages.en.ts';

export const paletteMessages = words<PaletteMessages>('app/palette/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
