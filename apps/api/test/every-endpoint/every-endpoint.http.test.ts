import { problemsOf, problemStatus } from '@haat/contracts';
import { expect, test } from 'vitest';
import { consoleHeaders } from '../data/make-staff.ts';
import { startTestApp } from '../test-app.ts';
import { somebody } from './callers.ts';
import { hostileCalls, hostileValues } from './hostile.ts';
import { inGroups } from './in-groups.ts';
import { allEndpoints, send } from './send.ts';
import { makeWorld, validInputs } from './world.ts';

const { http, services } = await startTestApp();
const world = await makeWorld(services, http);
const inputs = validInputs(world);
const call = somebody({ http, services });

const closed = allEndpoints.filter(([, { access }]) => access !== 'public');

test.each(closed)('%s requires a session', async (name) => {
  const answer = await send(http, { name, input: inputs[name], headers: consoleHeaders(services.config) });
  expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED']);
});

// At least twenty values; every field of every endpoint gets all of them.
test('there are enough hostile values', () => {
  expect(hostileValues.length).toBeGreaterThanOrEqual(20);
});

test.each(allEndpoints)(
  '%s answers hostile input with what its contract declares',
  { timeout: 60_000 + Number(process.env.FUZZ_VALUES ?? 0) * 2_000 },
  async (name, definition) => {
    const allowed = new Set<number>([
      definition.success.status,
      200,
      ...problemsOf(definition).map((code) => problemStatus[code]),
    ]);
    // Statuses with which the URL itself can be rejected, before an endpoint is found.
    for (const code of ['NOT_FOUND', 'URI_TOO_LONG', 'HEADERS_TOO_LARGE', 'BAD_REQUEST'] as const)
      allowed.add(problemStatus[code]);
    const surprises: string[] = [];
    await inGroups(hostileCalls(definition, inputs[name]), async ({ at, input }) => {
      const answer = await call({ name, input }).catch((error: unknown) => error);
      if (answer instanceof Error) {
        // HTTP clients refuse to send some values, for instance in a header.
        if (!/Invalid character|unescaped/i.test(answer.message)) surprises.push(`${at}: ${answer.message}`);
        return;
      }
      const { status, body } = answer as { status: number; body: { code?: string } };
      if (!allowed.has(status) || status === 503) surprises.push(`${at}: ${status} ${body.code ?? ''}`);
    });
    expect(surprises).toEqual([]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  },
);

test('the server is alive after all this, and every invariant holds', async () => {
  const answer = await http.get('/readyz');
  expect(answer.status).toBe(200);
});
