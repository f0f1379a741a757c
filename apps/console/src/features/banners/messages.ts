import { words } from '../../platform/words.ts';
import type { BannerMessages } from './messages.en.ts';

export const bannerMessages = words<BannerMessages>('features/banners/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
