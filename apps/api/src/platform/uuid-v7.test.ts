import { expect, test } from 'vitest';
import { uuidV7 } from './uuid-v7.ts';

test('has version 7, the RFC variant and the time in front', () => {
  const nowMs = Date.now() + 1000;
  const time = nowMs.toString(16).padStart(12, '0');
  expect(uuidV7(nowMs)).toMatch(
    new RegExp(`^${time.slice(0, 8)}-${time.slice(8)}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`),
  );
});

test('a later id sorts later, also within one ms and when the clock steps back', () => {
  const nowMs = Date.now() + 10_000;
  const ids = Array.from({ length: 10_000 }, (_, index) => uuidV7(index % 3 === 0 ? nowMs - index : nowMs));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(10_000);
});
