import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { ShelfMessages } from './shelf-messages.en.ts';

/** Messages shown when a product is added to the cart or the favourites. */
export const shelfMessages = messageSet<ShelfMessages>('features/catalogue/cards/shelf-messages', {
  en: () => import('./shelf-messages.en.ts'),
  bn: () => import('./shelf-messages.bn.ts'),
});
