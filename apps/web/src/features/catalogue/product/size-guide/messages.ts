import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { SizeGuideMessages } from './messages.en.ts';

/** Messages of the size guide; loaded with it. */
export const sizeGuideMessages = messageSet<SizeGuideMessages>('features/catalogue/product/size-guide/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
