import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { browse } from './browse.ts';
import { queryDatabase } from './database.ts';
import { watchMemory } from './memory.ts';
import { assertStored } from './orders-kept.ts';
import { orderWhile } from './shopping.ts';
import type { Stack } from './stack.ts';

const workerLimitMegabytes = 384;

/** Settings of a real shop rather than a demo; its mail server is `mail-server.ts`. */
export const realShop = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://haat.test',
  JWT_SECRET: randomBytes(32).toString('base64'),
  SMTP_URL: 'smtp://mail:2525',
  MAIL_FROM: 'Haat <shop@haat.test>',
  OPERATOR_EMAIL: 'owner@haat.test',
};

/** With production settings, the stack starts and the worker sends a mail for every order within its memory limit. */
export async function checkRealShop(stack: Stack, { image }: { image: string }): Promise<string> {
  await stack.restartWith(realShop);
  const mailServer = await stack.startBeside({ name: 'mail', file: 'mail-server.ts', image });
  const memory = await watchMemory(stack, 'worker');
  const numbers = await orderWhile({ address: stack.address, happening: () => browse(stack.address) });
  await untilNoMailWaits(stack);
  await assertStored(stack, numbers);
  const arrived = await stack.engine('logs', mailServer);
  const unsent = numbers.filter((number) => !arrived.includes(number));
  assert.deepEqual(unsent, [], 'orders without a mail');
  return `${numbers.length} orders, the mail of each arrived; worker ${await memory.peak({ limitMegabytes: workerLimitMegabytes })}`;
}

async function untilNoMailWaits(stack: Stack): Promise<void> {
  const deadline = Date.now() + 180_000;
  for (;;) {
    const [row] = await queryDatabase<{ waiting: number }>(
      stack,
      "SELECT count(*)::int AS waiting FROM mails WHERE status = 'queued'",
    );
    if (row?.waiting === 0) return;
    assert.ok(Date.now() < deadline, `${row?.waiting} mails wait after three minutes`);
    await sleep(500);
  }
}
