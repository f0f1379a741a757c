import { setImmediate as nextTurn } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { letWritesPass, Turns } from './turns.ts';

test('work begins at once, a few pieces in each turn of the event loop, in order', async () => {
  const turns = new Turns(4);
  const begun: number[] = [];
  for (let number = 1; number <= 10; number += 1) turns.take(() => begun.push(number));
  expect(begun).toEqual([1, 2, 3, 4]);
  await nextTurn();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  turns.take(() => begun.push(11));
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('work that comes while a turn is used up does not overtake what waits', async () => {
  const turns = new Turns(4);
  const begun: number[] = [];
  for (let number = 1; number <= 6; number += 1) turns.take(() => begun.push(number));
  await nextTurn();
  for (let number = 7; number <= 9; number += 1) turns.take(() => begun.push(number));
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('an order that comes after many pages is begun before them', async () => {
  const app = fastify();
  letWritesPass(app, new Turns());
  const begun: string[] = [];
  app.get('/page', async () => begun.push('page'));
  app.post('/order', async () => begun.push('order'));
  await app.ready();
  const pages = Array.from({ length: 40 }, () => app.inject('/page'));
  await Promise.all([...pages, app.inject({ method: 'POST', url: '/order' })]);
  expect(begun.indexOf('order')).toBeLessThan(20);
  expect(begun).toHaveLength(41);
});
