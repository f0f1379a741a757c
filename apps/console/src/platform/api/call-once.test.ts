import type { CallResult } from '@haat/contracts/client';
import { afterEach, expect, test, vi } from 'vitest';
import { callOnce } from './call-once.ts';

afterEach(() => {
  vi.useRealTimers();
});

type Answer = CallResult<{ data: number }>;

const done: Answer = { ok: true, body: { data: 1 }, headers: null };
const failed = (status: number): Answer => ({
  ok: false,
  problem: { code: 'INTERNAL', message: '', status, errors: [], data: undefined },
});

/** The key that an entry is sent with. */
async function keyOf(name: string, answer: Answer): Promise<string> {
  let sent = '';
  await callOnce(name, ({ 'idempotency-key': key }) => {
    sent = key;
    return Promise.resolve(answer);
  });
  return sent;
}

test('an entry without a response is repeated with its key, until it is answered', async () => {
  const lost = await keyOf('7 +20', failed(0));
  expect(await keyOf('7 +30', done)).not.toBe(lost);
  expect(await keyOf('7 +20', failed(503))).toBe(lost);
  expect(await keyOf('7 +20', done)).toBe(lost);
  expect(await keyOf('7 +20', done)).not.toBe(lost);
});

test('after a refusal, or ten minutes, an equal entry is another one', async () => {
  vi.useFakeTimers();
  const refused = await keyOf('8 +20', failed(422));
  const lost = await keyOf('8 +20', failed(0));
  expect(lost).not.toBe(refused);
  vi.advanceTimersByTime(10 * 60_000);
  expect(await keyOf('8 +20', done)).not.toBe(lost);
});
