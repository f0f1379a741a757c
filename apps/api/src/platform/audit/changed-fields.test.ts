import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('only what differs is named, lists as JSON', () => {
  const before = { title: 'A', price: 10, sizes: ['M'], version: 1, stock: 3 };
  expect(
    changedFields(
      before,
      { title: 'A', price: 12, sizes: ['M', 'L'], version: 2, stock: 1 },
      new Set(['version', 'stock']),
    ),
  ).toEqual({
    before: { price: 10, sizes: '["M"]' },
    after: { price: 12, sizes: '["M","L"]' },
  });
});

test('an edit that changes nothing leaves nothing to write down', () => {
  expect(changedFields({ title: 'A', version: 1 }, { title: 'A', version: 2 }, new Set(['version']))).toBeNull();
});
