import { PassThrough } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';
import { createPageData } from './page-data.ts';

/** What is logged for a page whose data cannot be read because of this error. */
async function loggedOf(error: Error): Promise<Record<string, unknown>> {
  const lines = new PassThrough();
  const call = async () => {
    throw error;
  };
  const answer = await createPageData({ call, log: pino(lines) })('categoryList', {});
  expect(answer.ok).toBe(false);
  return JSON.parse(String(lines.read()));
}

test('while the database is away a page that cannot be filled is one warning, without the stack', async () => {
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
  const logged = await loggedOf(away);
  expect(logged).toMatchObject({ level: 40, endpoint: 'categoryList', reason: away.message });
  expect(logged).not.toHaveProperty('err');
});

test('a fault of ours is an error with its stack', async () => {
  const logged = await loggedOf(new TypeError('undefined is not a function'));
  expect(logged).toMatchObject({ level: 50, err: { stack: expect.stringContaining('TypeError') } });
});
