import { localeOf, type Locale } from '@haat/contracts/shared/locale';

const aYearSeconds = 365 * 24 * 60 * 60;

/**
 * Remembers the page's language if the visitor came from a page in the other one, as with the language switch. The
 * server reads this cookie when the shop is opened at its plain address.
 */
export function rememberLanguage(locale: Locale): void {
  if (!document.referrer) return;
  const { origin, pathname } = new URL(document.referrer);
  if (origin !== location.origin || localeOf(pathname) === locale) return;
  document.cookie = `language=${locale}; path=/; max-age=${aYearSeconds}; samesite=lax`;
}
