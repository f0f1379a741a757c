import { expect, test } from 'vitest';
import { tellingNumber, withoutShortEnds } from './title-contains.ts';

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

test.each([
  ['No. 100000', '100000'],
  ['No. ১০০০০০', '100000'],
  ['model 7 100000', undefined],
  ['100000', undefined],
  ['No.100000', undefined],
  ['No. 100000 ml', '100000'],
  ['No. 100000ml', undefined],
  ['No. 10000', undefined],
  ['red 100000', undefined],
])('of %j, the number %j is looked up among the words', (text, number) => {
  expect(tellingNumber(text)).toBe(number);
});
