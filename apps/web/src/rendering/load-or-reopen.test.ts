import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOrReopen } from './load-or-reopen.ts';

type Load = () => Promise<string>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file that arrives at the second attempt does not reopen the page', async () => {
  const reopen = vi.fn<() => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('reopen', reopen);
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('dropped')).mockResolvedValue('code');
  const loaded = loadOrReopen(load);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(loaded).resolves.toBe('code');
  expect(reopen).not.toHaveBeenCalled();
});

test.each([
  ['is reopened', vi.fn<() => Promise<void>>().mockResolvedValue()],
  ['cannot be reopened', vi.fn<() => Promise<void>>().mockRejectedValue(new Error('offline'))],
])('a file that fails twice is loaded further on while the page %s', async (_how, reopen) => {
  vi.stubGlobal('reopen', reopen);
  const load = vi.fn<Load>().mockRejectedValue(new Error('gone'));
  const loaded = loadOrReopen(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reopen).toHaveBeenCalledTimes(1);
  load.mockResolvedValue('code');
  await vi.advanceTimersByTimeAsync(3000);
  await expect(loaded).resolves.toBe('code');
});
