import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertPromises } from './database.ts';
import type { Stack } from './stack.ts';

/** Starts three web containers at once on an empty database. */
export async function checkManyAtOnce(stack: Stack): Promise<string> {
  for (let started = 0; started < 3; started += 1) await stack.startAnother();
  await stack.compose('up', '-d', 'role');
  const containers = await stack.containers('web');
  assert.equal(containers.length, 3, 'not three web containers');
  const logs = await Promise.all(containers.map((container) => logOnceOpen(stack, container)));
  const applied = logs.filter((log) => log.includes('the database is up to date')).length;
  assert.equal(applied, 1, `${applied} containers brought the database up to date`);
  await assertPromises(stack);
  return 'one of them brought the database up to date';
}

async function logOnceOpen(stack: Stack, container: string): Promise<string> {
  const deadline = Date.now() + 180_000;
  for (;;) {
    const log = await stack.engine('logs', container);
    if (log.includes('Haat is open')) return log;
    assert.ok(Date.now() < deadline, `the web container ${container} did not open`);
    await sleep(500);
  }
}
