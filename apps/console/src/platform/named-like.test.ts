import { expect, test } from 'vitest';
import { namedLike } from './named-like.ts';

test.each([
  ['', true],
  ['  TAANT ', true],
  ['রূপসী', true],
  ['রূপসী'.normalize('NFD'), true],
  ['nokshi', false],
])('%s', (typed, isFound) => {
  expect(namedLike(typed, ['Rupashi Taant', 'রূপসী তাঁত'])).toBe(isFound);
});
