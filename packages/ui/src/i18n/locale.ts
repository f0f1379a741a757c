import type { Locale } from '@haat/contracts/shared/locale';
import { createContext, useContext } from 'react';

/** The page's language; the URL decides it. */
export const LocaleContext = createContext<Locale>('en');

/** The language of the page around this component. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}
