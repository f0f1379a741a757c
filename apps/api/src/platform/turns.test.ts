import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('of one key so many are at it at once, the others in their order; another key waits for none of them', async () => {
  const turns = new Turns({ atOnceEach: 2, maxWaitingEach: 10 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) =>
    turns.run(name[0] ?? '', async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map(work);
  await sleep(1);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends[0]?.();
  await all[0];
  await sleep(1);
  expect(begun.at(-1)).toBe('a3');
  ends[1]?.();
  await sleep(1);
  for (const end of ends) end();
  await sleep(1);
  for (const end of ends) end();
  await Promise.all(all);
  expect(begun.at(-1)).toBe('a4');
  expect(turns.running).toBe(0);
});

test('who asks for more than may wait is refused, with the time to wait', async () => {
  const turns = new Turns({ atOnceEach: 1, maxWaitingEach: 1 });
  const leave = await turns.enter('a');
  const waiting = turns.enter('a');
  await expect(turns.enter('a')).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 2 } });
  expect(() => turns.enterNow('a')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
  leave();
  (await waiting)();
  leave();
  expect(turns.running).toBe(0);
});

test('beyond the number for all everybody is told to come again', async () => {
  const turns = new Turns({ atOnceEach: 2, atOnce: 3 });
  for (const key of ['a', 'b', 'c']) await turns.enter(key);
  expect(() => turns.enterNow('d')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
  await expect(turns.enter('a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('nobody waits for longer than their patience', async () => {
  const turns = new Turns({ atOnceEach: 1, maxWaitingEach: 5, patienceMs: 20 });
  const leave = await turns.enter('a');
  await expect(turns.enter('a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  leave();
  expect(turns.running).toBe(0);
});
