import { localeOf, type Locale } from '@haat/contracts/shared/locale';

const aYearSeconds = 365 * 24 * 60 * 60;

/**
 * Remembers the page's language if the visitor came from the other one, as the language switch does. The server reads this
 * cookie when somebody opens the shop's address without a path.
 */
export function rememberLanguage(locale: Locale): void {
  if (!document.referrer) return;
  const { origin, pathname } = new URL(document.referrer);
  if (origin !== location.origin || localeOf(pathname) === locale) return;
  document.cookie = `language=${locale}; path=/; max-age=${aYearSeconds}; samesite=lax`;
}
