/** The languages of the shop; the first is the default. */
export const localeCodes = ['en', 'bn'] as const;

/** A language of the shop. */
export type Locale = (typeof localeCodes)[number];

interface LocaleProperties {
  /** The language's own name, as the language switch shows it. */
  name: string;
  /** The shop's name in this language. */
  shopName: string;
  /** The prefix of paths in this language. */
  urlPrefix: '' | `/${string}`;
  /** The digits from zero to nine. */
  digits: string;
  /** BCP 47 tag for formatting dates with `Intl`. */
  dateTag: string;
  /** File name of the font that pages in this language need at once, besides the font of all pages. */
  font: string;
}

/** Everything that differs between the languages. */
export const locales: Readonly<Record<Locale, LocaleProperties>> = {
  en: {
    name: 'EN',
    shopName: 'Haat',
    urlPrefix: '',
    digits: '0123456789',
    dateTag: 'en-GB',
    font: 'haat-display',
  },
  bn: {
    name: 'বাংলা',
    shopName: 'হাট',
    urlPrefix: '/bn',
    digits: '০১২৩৪৫৬৭৮৯',
    dateTag: 'bn-BD',
    font: 'anek-bangla',
  },
};

/** The language of a path: by its prefix, otherwise the default. */
export function localeOf(pathname: string): Locale {
  return localeCodes.find((code) => isBelow(pathname, locales[code].urlPrefix)) ?? localeCodes[0];
}

function isBelow(pathname: string, prefix: string): boolean {
  return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/** The router's `basename` for a language. */
export function basenameOf(locale: Locale): string {
  return locales[locale].urlPrefix || '/';
}

/** A path without its language prefix; always starts with `/`. */
export function withoutLocale(pathname: string): string {
  return pathname.slice(locales[localeOf(pathname)].urlPrefix.length) || '/';
}

/** A path (without a language prefix) in the given language. */
export function inLanguage(path: string, locale: Locale): string {
  const { urlPrefix } = locales[locale];
  return urlPrefix && path === '/' ? urlPrefix : urlPrefix + path;
}

/** A catalogue text in the given language; English if there is no Bangla. */
export function inLocale(locale: Locale, english: string, bangla: string | null | undefined): string {
  return locale === 'bn' && bangla ? bangla : english;
}

/** A text with its digits in the language's script. */
export function digits(text: string, locale: Locale): string {
  return locale === 'en' ? text : text.replace(/\d/g, (digit) => locales[locale].digits.charAt(Number(digit)));
}

/** `০১৭…` as `017…`; other characters are unchanged. */
export function toLatinDigits(value: string): string {
  return value.replace(/[০-৯]/g, (digit) => String(locales.bn.digits.indexOf(digit)));
}
