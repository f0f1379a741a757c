import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digits } from '@haat/contracts/shared/locale';
import { clip, formatMoney, formatNumber, formatPhone } from './format.ts';

test.each([
  [0, '৳0'],
  [1250, '৳1,250'],
  [99_999, '৳99,999'],
  [125_000, '৳1,25,000'],
  [12_345_678, '৳1,23,45,678'],
  [1249.5, '৳1,249.50'],
  [-150, '−৳150'],
])('%d Taka in English is %s', (taka, text) => {
  expect(formatMoney(taka, 'en')).toBe(text);
});

test('Taka in Bangla has Bangla digits and the same grouping', () => {
  expect(formatMoney(123_456, 'bn')).toBe('৳১,২৩,৪৫৬');
});

test('grouping leaves every digit unchanged', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000_000 }), (value) => {
      expect(formatNumber(value, 'en').replaceAll(',', '')).toBe(String(value));
    }),
  );
});

test('digits leaves letters unchanged', () => {
  expect(digits('HT-7K3M', 'bn')).toBe('HT-৭K৩M');
  expect(digits('HT-7K3M', 'en')).toBe('HT-7K3M');
});

test('a title is cut between letters, and Bangla conjuncts stay whole', () => {
  expect(clip('Dhakai Jamdani Saree', { letters: 15 })).toBe('Dhakai Jamdani...');
  expect(clip('Short', { letters: 15 })).toBe('Short');
  expect(clip('সুন্দরবনের মধু ৫০০ গ্রাম', { letters: 14 })).toBe('সুন্দরবনের মধু ৫০০...');
  expect(clip('কলকা বোনা শাল, মেরুন', { letters: 13 })).toBe('কলকা বোনা শাল...');
  expect(clip('Chattogram Traditional', { letters: 11 })).toBe('Chattogram...');
  expect(clip('Supercalifragilistic', { letters: 10 })).toBe('Supercalif...');
  expect(clip('স্ত্রী', { letters: 1 })).toBe('স্ত্রী');
});

test.each([
  ['+8801712345678', 'en', '01712-345678'],
  ['+8801712345678', 'bn', '০১৭১২-৩৪৫৬৭৮'],
  ['+880 1700-000000', 'en', '01700-000000'],
  ['+880 (2) 9110001', 'en', '+880 (2) 9110001'],
  ['+442071234567', 'en', '+442071234567'],
] as const)('the phone number %s in %s', (phone, locale, shown) => {
  expect(formatPhone(phone, locale)).toBe(shown);
});
