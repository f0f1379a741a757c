import { expect, test } from 'vitest';
import { nextPieceSize } from './search-reviews.ts';

test.each([
  ['as dense as so far, and some more', { found: 25, searched: 2_000, limit: 50 }, 2_600],
  ['hardly anything is missing', { found: 49, searched: 2_000, limit: 50 }, 54],
  ['rare', { found: 2, searched: 2_000, limit: 50 }, 6_000],
  ['nothing found yet', { found: 0, searched: 2_000, limit: 50 }, 6_000],
])('%s', (_what, given, size) => {
  expect(nextPieceSize(given)).toBe(size);
});
