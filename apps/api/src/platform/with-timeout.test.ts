import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.ts';

test('work that ends is waited for, and its failure is told', async () => {
  let isDone = false;
  await withTimeout(
    60_000,
    Promise.resolve().then(() => (isDone = true)),
  );
  expect(isDone).toBe(true);
  await expect(withTimeout(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('work without an end is left alone', async () => {
  await expect(withTimeout(1, new Promise(() => {}))).resolves.toBeUndefined();
});
