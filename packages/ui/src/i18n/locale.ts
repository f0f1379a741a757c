import { createContext, useContext } from 'react';

/** The languages of the shop. */
export type Locale = 'en' | 'bn';

/** The page's language; the URL decides it. */
export const LocaleContext = createContext<Locale>('en');

/** The language of the page this component stands on. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The language an address asks for: everything below `/bn` is Bangla. */
export function localeOf(pathname: string): Locale {
  return pathname === '/bn' || pathname.startsWith('/bn/') ? 'bn' : 'en';
}

/** What the router calls the `basename` of a language. */
export function basenameOf(locale: Locale): string {
  return locale === 'bn' ? '/bn' : '/';
}

/** An address without its language, always starting with `/`. */
export function withoutLocale(pathname: string): string {
  return localeOf(pathname) === 'bn' ? pathname.slice(3) || '/' : pathname;
}

/** A path (without a language) as it stands in the given one. */
export function inLanguage(path: string, locale: Locale): string {
  if (locale === 'en') return path;
  return path === '/' ? '/bn' : `/bn${path}`;
}

/** A catalogue text in the page's language; English where the Bangla is missing. */
export function inLocale(locale: Locale, english: string, bangla: string | null | undefined): string {
  return locale === 'bn' && bangla ? bangla : english;
}
