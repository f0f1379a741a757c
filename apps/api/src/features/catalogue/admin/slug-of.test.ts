import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Eid Panjabi, Bottle Green', 'eid-panjabi-bottle-green'],
  ['  Café “Noir” 500 g ', 'cafe-noir-500-g'],
  ['2024', 'product-2024'],
  ['শাড়ি', 'product'],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('%j becomes %j', (title, slug) => expect(slugOf(title)).toBe(slug));
