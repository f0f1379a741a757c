import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Batches } from './batches.ts';

/** By now, everything that was added without a pause forms a batch. */
const comingToRest = () => Promise.resolve();

/** Batches of numbers; `release` doubles each number of a batch. */
function gatedBatches(options: { maxSize?: number; isItemsFault?: (error: unknown) => boolean } = {}) {
  const runs: { items: number[]; release: () => void; fail: (error: Error) => void }[] = [];
  const batches = new Batches<number, number>({
    maxSize: 10,
    ...options,
    run: (items) =>
      new Promise((resolve, reject) => {
        runs.push({ items, release: () => resolve(items.map((item) => item * 2)), fail: reject });
      }),
  });
  return { batches, runs };
}

test('items that are added without a pause start together; those that come meanwhile run together when it is done', async () => {
  const { batches, runs } = gatedBatches();
  const first = [1, 2].map((item) => batches.add(item));
  await comingToRest();
  const meanwhile = [3, 4].map((item) => batches.add(item));
  expect(runs.map(({ items }) => items)).toEqual([[1, 2]]);
  runs[0]?.release();
  await expect(Promise.all(first)).resolves.toEqual([2, 4]);
  expect(runs.map(({ items }) => items)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  runs[1]?.release();
  await expect(Promise.all(meanwhile)).resolves.toEqual([6, 8]);
});

test('no batch is larger than allowed', async () => {
  const { batches, runs } = gatedBatches({ maxSize: 2 });
  const results = [1, 2, 3, 4, 5].map((item) => batches.add(item));
  for (let turn = 0; turn < 3; turn += 1) {
    await sleep(0);
    runs[turn]?.release();
  }
  expect(runs.map(({ items }) => items)).toEqual([[1, 2], [3, 4], [5]]);
  await expect(Promise.all(results)).resolves.toEqual([2, 4, 6, 8, 10]);
});

test('a batch that is slow keeps others waiting, one that hangs does not', async () => {
  const { batches, runs } = gatedBatches();
  const hanging = batches.add(1);
  await comingToRest();
  const next = batches.add(2);
  await sleep(60);
  expect(runs.length).toBe(1);
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.release();
  await expect(next).resolves.toBe(4);
  runs[0]?.release();
  await expect(hanging).resolves.toBe(2);
});

test('an error reaches every item of its batch, and no other', async () => {
  const { batches, runs } = gatedBatches();
  const first = batches.add(1);
  await comingToRest();
  const others = Promise.allSettled([batches.add(2), batches.add(3)]);
  runs[0]?.fail(new Error('unreachable'));
  await expect(first).rejects.toThrow('unreachable');
  runs[1]?.release();
  expect((await others).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

test('an item that spoils its batch fails alone', async () => {
  const batches = new Batches<number, number>({
    maxSize: 10,
    isItemsFault: (error) => error instanceof RangeError,
    run: async (items) => {
      await sleep(1);
      if (items.includes(3)) throw new RangeError('three');
      return items.map((item) => item * 2);
    },
  });
  const results = await Promise.allSettled([1, 2, 3, 4].map((item) => batches.add(item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});
