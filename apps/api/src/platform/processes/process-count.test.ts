import { expect, test } from 'vitest';
import { processCount } from './process-count.ts';

const gigabyte = 1024 ** 3;

test.each([
  ['auto' as const, { cores: 4, bytes: 8 * gigabyte }, 4],
  ['auto' as const, { cores: 16, bytes: gigabyte }, 2],
  ['auto' as const, { cores: 2, bytes: gigabyte / 8 }, 1],
  [3, { cores: 2, bytes: gigabyte / 8 }, 3],
])('%s on %o is %i', (wanted, machine, count) => {
  expect(processCount(wanted, machine)).toBe(count);
});
