import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { refuseWhenOverloaded } from './overload.ts';
import { toProblem } from '../to-problem.ts';

const app = fastify();
app.setErrorHandler((error, _request, reply) => reply.code(toProblem(error).status).send());
refuseWhenOverloaded(app, 500);
app.get('/', async () => 'here');
app.get('/api/product-list', async () => 'listed');
app.post('/api/checkout-confirm', async () => 'ordered');
app.get('/livez', async () => 'alive');
await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

async function lateTurn() {
  const end = performance.now() + 750;
  while (performance.now() < end);
  await sleep(1);
}

async function status(url: string, method: 'GET' | 'POST' = 'GET') {
  return (await app.inject({ url, method })).statusCode;
}

test('an overloaded process refuses requests, stays alive, and accepts them again', async () => {
  await lateTurn();
  expect(await status('/')).toBe(200);
  await sleep(250);
  await lateTurn();
  await lateTurn();
  expect(await status('/')).toBe(503);
  expect(await status('/api/product-list')).toBe(503);
  expect(await status('/api/checkout-confirm', 'POST')).toBe(200);
  expect(await status('/livez')).toBe(200);
  await expect.poll(() => status('/'), { timeout: 10_000 }).toBe(200);
}, 20_000);

test('the least urgent is turned away first: renderings, pages, the API, and at last checkouts', async () => {
  const small = fastify();
  refuseWhenOverloaded(small, 2_000);
  await small.listen({ host: '127.0.0.1', port: 0 });
  await lateTurn();
  await lateTurn();
  expect([small.isTooLateFor('rendering'), small.isTooLateFor('page')]).toEqual([true, false]);
  await small.close();
});
