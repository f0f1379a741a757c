import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryOnce } from './retry-once.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function isOnline(onLine: boolean): void {
  vi.stubGlobal('navigator', { onLine });
}

test('code that fails to load once is loaded a second later', async () => {
  isOnline(true);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('dropped')).mockResolvedValue('code');
  const loaded = retryOnce(load);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(loaded).resolves.toBe('code');
});

test('code that fails twice is not tried again', async () => {
  isOnline(true);
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
  await Promise.all([expect(retryOnce(load)).rejects.toThrow('gone'), vi.runAllTimersAsync()]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('without a network the failure is reported at once', async () => {
  isOnline(false);
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'));
  await expect(retryOnce(load)).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledTimes(1);
});
