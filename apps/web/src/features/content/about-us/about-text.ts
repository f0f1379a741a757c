import type { AboutWords } from '@haat/contracts';
import { inLocale, type Locale } from '@haat/contracts/shared/locale';
import type { ShopDocument } from '../document.ts';
import type { AboutUsMessages } from './messages.en.ts';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** 'About us' in a language: the headings and links of the page, and below them what the owner wrote. */
export function aboutText(
  messages: AboutUsMessages,
  { words, locale }: { words: AboutWords; locale: Locale },
): ShopDocument {
  const { store, promise, shops, sell } = messages.sections;
  const linesIn = (english: string, bangla: string) => linesOf(inLocale(locale, english, bangla));
  return {
    ...messages,
    intro: inLocale(locale, words.about_intro, words.about_intro_bn),
    sections: {
      store: { ...store, paragraphs: linesIn(words.about_store, words.about_store_bn) },
      promise: { ...promise, paragraphs: [], list: linesIn(words.about_promise, words.about_promise_bn) },
      shops: { ...shops, paragraphs: linesIn(words.about_shops, words.about_shops_bn) },
      sell: { ...sell, paragraphs: linesIn(words.about_sell, words.about_sell_bn) },
    },
  };
}
