import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { CatalogueMessages } from './messages.en.ts';

/** Messages of lists, search, shops and brands. */
export const catalogueMessages = messageSet<CatalogueMessages>('features/catalogue/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
