import { expect, test } from 'vitest';
import { sortedAs } from './sorted-as.ts';

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];

test('rows follow the ids, and what was added meanwhile comes last', () => {
  expect(sortedAs([3, 2], rows)).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }]);
});

test('ids that are gone leave no gap, and without ids nothing moves', () => {
  expect(sortedAs([9, 2, 1, 3], rows)).toEqual([{ id: 2 }, { id: 1 }, { id: 3 }]);
  expect(sortedAs(null, rows)).toEqual(rows);
});
