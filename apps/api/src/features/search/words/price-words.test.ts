import { expect, test } from 'vitest';
import { readPriceWords } from './price-words.ts';

test.each([
  ['under 500', { min: undefined, max: 500, rest: '' }],
  ['watch below 2,000', { min: undefined, max: 2000, rest: 'watch' }],
  ['shari 2k er niche', { min: undefined, max: 2000, rest: 'shari' }],
  ['৫০০ টাকার নিচে জুতা', { min: undefined, max: 500, rest: 'জুতা' }],
  ['১০০০ টাকার মধ্যে পাঞ্জাবি', { min: undefined, max: 1000, rest: 'পাঞ্জাবি' }],
  ['১ হাজার টাকার শাড়ি', { min: undefined, max: 1000, rest: 'শাড়ি' }],
  ['500-1000', { min: 500, max: 1000, rest: '' }],
  ['bag ৫০০ থেকে ১০০০', { min: 500, max: 1000, rest: 'bag' }],
  ['panjabi over 1500', { min: 1500, max: undefined, rest: 'panjabi' }],
  ['৳300 toy', { min: undefined, max: 300, rest: 'toy' }],
])('%s is a price', (text, said) => {
  expect(readPriceWords(text)).toEqual(said);
});

test.each([
  'frock 2-3',
  '6-128 gb',
  'honey 500',
  '20000 mah',
  'sneaker size 42',
  'from dhaka',
  'under',
  '50-99999999999999999999999',
  '',
])('%s says nothing about prices', (text) => expect(readPriceWords(text)).toBeUndefined());
