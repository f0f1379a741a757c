import { expect, test } from 'vitest';
import { basenameOf, digits, inLanguage, inLocale, localeCodes, localeOf, withoutLocale } from './locale.ts';

test.each([
  ['/', 'en', '/'],
  ['/cart', 'en', '/cart'],
  ['/bn', 'bn', '/'],
  ['/bn/cart', 'bn', '/cart'],
  ['/bnx/cart', 'en', '/bnx/cart'],
])('%s is in %s and its path is %s', (pathname, locale, path) => {
  expect([localeOf(pathname), withoutLocale(pathname)]).toEqual([locale, path]);
});

test.each(localeCodes)('a path in %s round-trips', (locale) => {
  for (const path of ['/', '/cart']) {
    expect(localeOf(inLanguage(path, locale))).toBe(locale);
    expect(withoutLocale(inLanguage(path, locale))).toBe(path);
  }
});

test('the basename is never empty, as the router requires', () => {
  expect(localeCodes.map(basenameOf)).toEqual(['/', '/bn']);
});

test('digits are those of the language; a text without a translation stays English', () => {
  expect(digits('HT-12', 'en')).toBe('HT-12');
  expect(digits('HT-12', 'bn')).toBe('HT-১২');
  expect(inLocale('bn', 'Saree', 'শাড়ি')).toBe('শাড়ি');
  expect(inLocale('bn', 'Saree', null)).toBe('Saree');
});
