import { expect, test } from 'vitest';
import { placeAmong } from './place-among.ts';

const groupOf = (id: string) => (id.includes('/') ? (id.split('/')[0] ?? '') : '');

test('an item is counted among those of its group', () => {
  const ids = ['1', '1/7', '1/8', '2', '2/9'];
  expect(placeAmong(ids, '2', groupOf)).toEqual({ place: 2, count: 2 });
  expect(placeAmong(ids, '1/8', groupOf)).toEqual({ place: 2, count: 2 });
  expect(placeAmong(ids, '2/9', groupOf)).toEqual({ place: 1, count: 1 });
});
