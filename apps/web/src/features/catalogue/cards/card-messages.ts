import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { CardMessages } from './card-messages.en.ts';

/** Messages shown when a product is added to the cart or the favourites. */
export const cardMessages = messageSet<CardMessages>('features/catalogue/cards/card-messages', {
  en: () => import('./card-messages.en.ts'),
  bn: () => import('./card-messages.bn.ts'),
});
