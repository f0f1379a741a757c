import type { Locale } from '@haat/contracts/shared/locale';
import { createContext, useContext } from 'react';

/** The page's language, decided by the URL. */
export const LocaleContext = createContext<Locale>('en');

/** The page's language. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
