import { expect, test } from 'vitest';
import { statusesOf, withStatus } from './statuses.ts';

test('statuses are added and removed, in the order of progress', () => {
  expect(withStatus('', 'cancelled', true)).toBe('cancelled');
  expect(withStatus('cancelled', 'delivered', true)).toBe('delivered,cancelled');
  expect(withStatus('delivered,cancelled', 'delivered', false)).toBe('cancelled');
  expect(withStatus('cancelled', 'cancelled', false)).toBe('');
  expect(statusesOf('cancelled,delivered,nothing')).toEqual(['delivered', 'cancelled']);
});

test('all statuses filter nothing', () => {
  expect(withStatus('pending,confirmed,packed,shipped,delivered,cancelled', 'returned', true)).toBe('');
});
