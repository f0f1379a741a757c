/** The languages of the shop; the first is the default. */
export const localeCodes = ['en', 'bn'] as const;

/** A language of the shop. */
export type Locale = (typeof localeCodes)[number];

interface LocaleProperties {
  /** As the language switch names it. */
  name: string;
  /** The shop's name in it. */
  shopName: string;
  /** Stands before the paths of its pages. */
  urlPrefix: '' | `/${string}`;
  /** Its digits from zero to nine. */
  digits: string;
  /** The BCP 47 tag by which `Intl` writes its dates. */
  dateTag: string;
  /** The file name of the font that its pages need at once, besides that of all pages. */
  font: string;
}

/** What differs between the languages. */
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

/** The language of a path: that of its prefix, or else the default. */
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

/** A path without its language; always starts with `/`. */
export function withoutLocale(pathname: string): string {
  return pathname.slice(locales[localeOf(pathname)].urlPrefix.length) || '/';
}

/** A path (without a language) in the given language. */
export function inLanguage(path: string, locale: Locale): string {
  const { urlPrefix } = locales[locale];
  return urlPrefix && path === '/' ? urlPrefix : urlPrefix + path;
}

/** A catalogue text in the given language; English where the Bangla is missing. */
export function inLocale(locale: Locale, english: string, bangla: string | null | undefined): string {
  return locale === 'bn' && bangla ? bangla : english;
}

/** A text with its digits as the language writes them. */
export function digits(text: string, locale: Locale): string {
  return locale === 'en' ? text : text.replace(/\d/g, (digit) => locales[locale].digits.charAt(Number(digit)));
}
