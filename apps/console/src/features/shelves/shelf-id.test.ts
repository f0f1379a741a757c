import { expect, test } from 'vitest';
import { ownId, shelfGroup, shelfId } from './shelf-id.ts';

test('categories are one group, and the subcategories of each another', () => {
  const ids = [shelfId(12), shelfId(13), shelfId(12, 34), shelfId(12, 35), shelfId(13, 36)];
  expect(ids).toEqual(['12', '13', '12/34', '12/35', '13/36']);
  expect(ids.map(shelfGroup)).toEqual(['', '', '12', '12', '13']);
  expect(ids.map(ownId)).toEqual([12, 13, 34, 35, 36]);
});
