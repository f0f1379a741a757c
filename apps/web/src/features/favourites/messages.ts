import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { FavouritesMessages } from './messages.en.ts';

export const favouritesMessages = messageSet<FavouritesMessages>('features/favourites/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
