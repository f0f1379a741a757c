import { expect, test } from 'vitest';
import { withoutShortEnds } from './title-contains.ts';

test.each([
  ['No. 999968', '999968'],
  ['a red saree no 7', 'red saree'],
  ['saree', 'saree'],
  ['No. 117', ' 117'],
  ['117 kg', '117 '],
  ['tea', 'tea'],
  ['ঢাকাই শাড়ি এ', 'ঢাকাই শাড়ি'],
  ['tea😀', 'tea'],
  ['a b', ''],
  ['', ''],
])('of %j, the index is asked for %j', (text, telling) => {
  expect(withoutShortEnds(text)).toBe(telling);
});
