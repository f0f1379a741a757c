import { words } from '../../platform/words.ts';
import type { PictureMessages } from './messages.en.ts';

export const pictureMessages = words<PictureMessages>('ui/pictures/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
