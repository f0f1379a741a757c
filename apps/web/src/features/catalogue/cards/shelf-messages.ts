import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { ShelfMessages } from './shelf-messages.en.ts';

/** What is said when a product is put into the cart or among the favourites. */
export const shelfMessages = messageSet<ShelfMessages>('features/catalogue/cards/shelf-messages', {
  en: () => import('./shelf-messages.en.ts'),
  bn: () => import('./shelf-messages.bn.ts'),
});
