import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first is told at once, what follows together', () => {
  const told: string[][] = [];
  const add = gather<string>((items) => told.push([...items]), 2_000);
  add(['orders']);
  expect(told).toEqual([['orders']]);
  add(['orders']);
  add(['products', 'orders']);
  vi.advanceTimersByTime(1_999);
  expect(told.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([['orders'], ['orders', 'products']]);
  vi.advanceTimersByTime(2_000);
  add(['reviews']);
  expect(told.at(-1)).toEqual(['reviews']);
});
