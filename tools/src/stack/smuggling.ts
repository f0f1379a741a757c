import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { attacksWith } from './smuggling-attacks.ts';
import type { Stack } from './stack.ts';

const silenceMs = 400;
const patienceMs = 5_000;
const victims = 3;

/**
 * Sends requests that hide another through the proxy: either one of the two servers refuses, or both interpret it alike. No later client
 * gets a response to the hidden request, and the shop processes none that the proxy did not forward.
 */
export async function checkSmuggling(stack: Stack, { port }: { port: number }): Promise<string> {
  await stack.compose('up', '-d', 'proxy');
  await untilOpen(port);
  const tried: { name: string; mark: string; answers: string[] }[] = [];
  for (const isWhole of [true, false]) {
    const count = attacksWith('').length;
    for (let index = 0; index < count; index += 1) {
      const mark = `hidden-${randomUUID()}`;
      const [name, request] = attacksWith(hiddenRequest({ mark, isWhole }))[index] ?? ['', ''];
      const answers = statuses(await exchange(port, request));
      assert.ok(!answers.includes('101'), `${name}: the line was handed over`);
      for (let victim = 0; victim < victims; victim += 1) await assertOwnAnswer(port, name);
      tried.push({ name, mark, answers });
    }
  }
  const logs = await Promise.all((await stack.containers('web')).map((container) => stack.engine('logs', container)));
  const log = logs.join('\n');
  for (const { name, mark, answers } of tried) {
    const served = log.split(mark).length - 1;
    assert.ok(
      served <= Math.max(0, answers.length - 1),
      `${name}: served ${served} unseen, answers ${answers.join(' ')}`,
    );
  }
  const refused = tried.filter(
    ({ answers }) => answers.length <= 1 && !answers.some((status) => status.startsWith('2')),
  );
  return `${tried.length} requests that hide another, ${refused.length} refused, the others read alike by both`;
}

/** A request that leaves a line in the shop's log, as every POST does. An incomplete one would absorb whatever follows. */
function hiddenRequest({ mark, isWhole }: { mark: string; isWhole: boolean }): string {
  const head = `POST /api/${mark} HTTP/1.1\r\nHost: haat.test\r\nContent-Length: 0\r\n`;
  return isWhole ? `${head}\r\n` : `${head}X-Rest: `;
}

async function assertOwnAnswer(port: number, name: string): Promise<void> {
  const answer = await exchange(port, 'GET /api/banner-list HTTP/1.1\r\nHost: haat.test\r\nConnection: close\r\n\r\n');
  assert.deepEqual(statuses(answer), ['200'], `${name}: the next person got another's answer`);
}

const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status = '']) => status);

/** Everything received until the connection closes or no more data arrives. */
async function exchange(port: number, request: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1').on('error', () => {});
  let answer = '';
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.setEncoding('latin1');
  socket.setTimeout(patienceMs, () => socket.destroy());
  socket.on('data', (text: string) => {
    answer += text;
    socket.setTimeout(silenceMs);
  });
  socket.write(request, 'latin1');
  await closed;
  return answer;
}

async function untilOpen(port: number): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await exchange(port, 'GET /readyz HTTP/1.1\r\nHost: haat.test\r\nConnection: close\r\n\r\n');
    if (statuses(answer)[0] === '200') return;
    assert.ok(Date.now() < deadline, `the proxy does not answer: ${answer.slice(0, 200)}`);
    await sleep(500);
  }
}
