import { messageSet } from '@haat/ui/i18n/messages.ts';
import type { SuggestionMessages } from './messages.en.ts';

/** Messages of the search suggestions; loaded with the first focus. */
export const suggestionMessages = messageSet<SuggestionMessages>('features/catalogue/search/suggestions/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
