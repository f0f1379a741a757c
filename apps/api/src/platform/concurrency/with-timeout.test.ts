import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.ts';

test('waits for work that ends, and passes on its failure', async () => {
  let isDone = false;
  await withTimeout(
    60_000,
    Promise.resolve().then(() => (isDone = true)),
  );
  expect(isDone).toBe(true);
  await expect(withTimeout(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('stops waiting for work that does not end', async () => {
  await expect(withTimeout(1, new Promise(() => {}))).resolves.toBeUndefined();
});
