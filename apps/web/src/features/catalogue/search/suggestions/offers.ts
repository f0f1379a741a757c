import { call } from '../../../../platform/api/call.ts';
import type { Locale } from '@haat/contracts/shared/locale';
import { recentSearches } from '../recent-searches.ts';
import { recentOptions, suggestionOptions, type SuggestionOption } from './suggestion-options.ts';

/** The options below the search field: suggestions for the words, or recent searches if the field is empty. */
export async function offersFor(
  words: string,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
): Promise<SuggestionOption[]> {
  if (words === '') return recentOptions(recentSearches());
  const result = await call('searchSuggestions', { query: { q: words } }, { signal });
  return result.ok ? suggestionOptions(result.body.data, locale) : [];
}
