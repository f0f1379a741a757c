import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { refuseWhenOverloaded } from './overload.ts';
import { toProblem } from '../to-problem.ts';

const app = fastify();
app.setErrorHandler((error, _request, reply) => reply.code(toProblem(error).status).send());
refuseWhenOverloaded(app, 500);
app.get('/', async () => 'here');
app.get('/livez', async () => 'alive');
await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

async function lateTurn() {
  const end = performance.now() + 750;
  while (performance.now() < end);
  await sleep(1);
}

async function status(url: string) {
  return (await app.inject({ url })).statusCode;
}

test('an overloaded process refuses requests, stays alive, and accepts them again', async () => {
  await lateTurn();
  expect(await status('/')).toBe(200);
  await sleep(250);
  await lateTurn();
  await lateTurn();
  expect(await status('/')).toBe(503);
  expect(await status('/livez')).toBe(200);
  await expect.poll(() => status('/'), { timeout: 10_000 }).toBe(200);
}, 20_000);
