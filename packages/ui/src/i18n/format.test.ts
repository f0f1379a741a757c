import { expect, test } from 'vitest';
import { clip } from './format.ts';

test('a title is cut between letters, and Bangla conjuncts stay whole', () => {
  expect(clip('Dhakai Jamdani Saree', { letters: 15 })).toBe('Dhakai Jamdani...');
  expect(clip('Short', { letters: 15 })).toBe('Short');
  expect(clip('সুন্দরবনের মধু ৫০০ গ্রাম', { letters: 14 })).toBe('সুন্দরবনের মধু ৫০০...');
  expect(clip('কলকা বোনা শাল, মেরুন', { letters: 13 })).toBe('কলকা বোনা শাল...');
  expect(clip('Chattogram Traditional', { letters: 11 })).toBe('Chattogram...');
  expect(clip('Supercalifragilistic', { letters: 10 })).toBe('Supercalif...');
  expect(clip('স্ত্রী', { letters: 1 })).toBe('স্ত্রী');
});
