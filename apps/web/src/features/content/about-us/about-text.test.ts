import { usualAboutWords } from '@haat/contracts/content/about-words';
import { expect, test } from 'vitest';
import { aboutText } from './about-text.ts';
import { messages } from './messages.bn.ts';

test('a paragraph or point a line, in the language of the page', () => {
  const words = { ...usualAboutWords, about_store_bn: 'এক।\n\n দুই। \n', about_promise_bn: 'ক\nখ' };
  const { intro, sections } = aboutText(messages, { words, locale: 'bn' });
  expect(intro).toBe(usualAboutWords.about_intro_bn);
  expect(sections['store']?.paragraphs).toEqual(['এক।', 'দুই।']);
  expect(sections['promise']).toMatchObject({ paragraphs: [], list: ['ক', 'খ'], link: messages.sections.promise.link });
});
