import { randomUUID } from 'node:crypto';
import type { EndpointDefinition, EndpointName } from '@haat/contracts';
import { expect, test } from 'vitest';
import { startTestApp } from '../test-app.ts';
import { headersInWorld } from './callers.ts';
import { allEndpoints, send } from './send.ts';
import { makeWorld, validInputs } from './world.ts';

const limited = allEndpoints.filter(([, { limit }]) => limit !== undefined);

test('every endpoint has a limit', () => {
  expect(allEndpoints.filter(([, { limit }]) => limit === undefined)).toEqual([]);
});

test('every limit answers 429 with Retry-After once it is reached', async () => {
  const names = [...new Set(limited.map(([, { limit }]) => limit))];
  const settings = Object.fromEntries(names.map((name) => [settingOf(name ?? ''), '2/h']));
  const { http, services } = await startTestApp({ ...settings, LIMIT_CHECKOUT: '3/h' });
  const world = await makeWorld(services, http);
  const inputs = validInputs(world);
  const unlimited: string[] = [];
  for (const [name, definition] of limited) {
    let answer = await callAgain(name, definition);
    for (let more = 0; more < 3 && answer.status !== 429; more += 1) answer = await callAgain(name, definition);
    if (answer.status !== 429 || answer.body.code !== 'RATE_LIMITED' || !answer.headers['retry-after'])
      unlimited.push(name);
  }
  expect(unlimited).toEqual([]);

  /** Some calls end the session that they use. */
  async function callAgain(name: EndpointName, definition: EndpointDefinition) {
    const headers = await headersInWorld(services, { world, definition });
    // Repeats of an order are not counted.
    const own = name === 'checkoutConfirm' ? { headers: { 'idempotency-key': randomUUID() } } : {};
    return send(http, { name, input: { ...inputs[name], ...own }, headers });
  }
});

function settingOf(limit: string): string {
  return `LIMIT_${limit.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}
