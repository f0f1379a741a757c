import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('never runs more than allowed at once, and runs everything', async () => {
  const gate = createGate({ atOnce: 2, maxWaiting: 100 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    return 'done';
  };
  const results = await Promise.all(Array.from({ length: 20 }, () => gate(work)));
  expect(results).toEqual(Array.from({ length: 20 }, () => 'done'));
  expect(most).toBe(2);
});

test('a failure frees its place', async () => {
  const gate = createGate({ atOnce: 1, maxWaiting: 1 });
  await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(gate(() => Promise.resolve(1))).resolves.toBe(1);
});

test('a line that is too long answers UNAVAILABLE', async () => {
  const gate = createGate({ atOnce: 1, maxWaiting: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = gate(() => promise);
  const second = gate(() => Promise.resolve());
  await expect(gate(() => Promise.resolve())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  resolve();
  await Promise.all([first, second]);
});

test('whoever has waited too long is told UNAVAILABLE, and takes nobody’s place', async () => {
  const gate = createGate({ atOnce: 1, maxWaiting: 5, patienceMs: 20 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = gate(() => promise);
  await expect(gate(() => Promise.resolve())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const last = gate(() => Promise.resolve('done'));
  resolve();
  await first;
  await expect(last).resolves.toBe('done');
});
