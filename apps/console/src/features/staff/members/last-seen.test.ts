import { expect, test } from 'vitest';
import { lastSeen } from './last-seen.ts';

const now = new Date('2026-11-22T03:40:00Z');

test.each([
  [null, 'never'],
  ['2026-11-22T03:38:00Z', 'now'],
  ['2026-11-22T03:36:59Z', 'today'],
  // Midnight in Dhaka.
  ['2026-11-21T18:00:00Z', 'today'],
  ['2026-11-21T17:59:00Z', 'yesterday'],
  ['2026-11-20T18:00:00Z', 'yesterday'],
  ['2026-11-20T17:59:00Z', 'earlier'],
])('%s is %s', (at, kind) => {
  expect(lastSeen(at, now).kind).toBe(kind);
});
