import { expect, test } from 'vitest';
import { uuidV7 } from './uuid-v7.ts';

test('has version 7, the RFC variant and the time in front', () => {
  const id = uuidV7(0x0123_4567_89ab);
  expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('a later id sorts later, and no two are the same', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => uuidV7(1_700_000_000_000 + index));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(1000);
});
