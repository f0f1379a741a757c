import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

test.each([
  ['such as 01712-345678.', 'such as <span class="whitespace-nowrap">01712-345678.</span>'],
  ['যেমন ০১৭১২-৩৪৫৬৭৮।', 'যেমন <span class="whitespace-nowrap">০১৭১২-৩৪৫৬৭৮।</span>'],
  ['a well-known address', 'a well-known address'],
])('in "%s" only numbers with hyphens are kept on one line', (text, markup) => {
  expect(renderToStaticMarkup(<Unbroken text={text} />)).toBe(markup);
});
