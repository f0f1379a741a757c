import { expect, test } from 'vitest';
import { inWords } from './number-words.bn.ts';
import { words as bangla } from './words.bn.ts';
import { words as english } from './words.en.ts';

test.each([
  [0, 'Zero Taka only', 'শূন্য টাকা মাত্র'],
  [21, 'Twenty-one Taka only', 'একুশ টাকা মাত্র'],
  [890, 'Eight hundred ninety Taka only', 'আট শত নব্বই টাকা মাত্র'],
  [5010, 'Five thousand ten Taka only', 'পাঁচ হাজার দশ টাকা মাত্র'],
  [123_456, 'One lakh twenty-three thousand four hundred fifty-six Taka only', 'এক লক্ষ তেইশ হাজার চার শত ছাপ্পান্ন টাকা মাত্র'],
  [10_000_000, 'One crore Taka only', 'এক কোটি টাকা মাত্র'],
  [1_250_000_000, 'One hundred twenty-five crore Taka only', 'এক শত পঁচিশ কোটি টাকা মাত্র'],
])('%d in words', (taka, inEnglish, inBangla) => {
  expect(english.takaInWords(taka)).toBe(inEnglish);
  expect(bangla.takaInWords(taka)).toBe(inBangla);
});

test('Bangla has its own word for each number below a hundred', () => {
  const words = Array.from({ length: 100 }, (_each, value) => inWords.belowHundred(value));
  expect(new Set(words).size).toBe(100);
  expect(words).not.toContain('');
  expect(inWords.belowHundred(50)).toBe('পঞ্চাশ');
  expect(inWords.belowHundred(75)).toBe('পঁচাত্তর');
  expect(inWords.belowHundred(99)).toBe('নিরানব্বই');
});
