import { localeOf, type Locale } from '@haat/ui/i18n/locale.ts';

const aYearSeconds = 365 * 24 * 60 * 60;

/**
 * Remembers the language of a page that was reached from a page in the other language: that is what the switch does. The
 * server reads the cookie where somebody opens the shop's plain address.
 */
export function rememberLanguage(locale: Locale): void {
  if (!document.referrer) return;
  const { origin, pathname } = new URL(document.referrer);
  if (origin !== location.origin || localeOf(pathname) === locale) return;
  document.cookie = `language=${locale}; path=/; max-age=${aYearSeconds}; samesite=lax`;
}
