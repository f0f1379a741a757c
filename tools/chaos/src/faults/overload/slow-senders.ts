import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, atMost, exactly, type Fault, measuredMs, withinMs } from '../../fault.ts';
import { send } from '../../stage/send.ts';

const slowSockets = 200;
const drips = { head: 'GET /api/shipping-list HTTP/1.1\r\nhost: chaos\r\n', more: 'x-a: b\r\n' };
const body = 'POST /api/login HTTP/1.1\r\nhost: chaos\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n';
const slowBody = { head: body, more: ' ' };

export const slowSenders: Fault = {
  id: 'I16',
  title: `${slowSockets} people send a header line or a byte of a body every half second`,
  runs: { short: 1, long: 3 },
  async run({ shops }) {
    const { port } = shops[0];
    const before = await normalTraffic(port);
    const slow = await Promise.all(
      Array.from({ length: slowSockets }, (_, index) => dripInto(port, index % 2 === 0 ? drips : slowBody)),
    );
    const meanwhile = await normalTraffic(port);
    const ends = await Promise.all(slow.map(({ ended }) => ended));
    return {
      ended: exactly(ends.length, slowSockets),
      // A reset may overtake the response, which is then lost.
      'told 408': atLeast(ends.filter(({ said }) => said.startsWith('HTTP/1.1 408')).length, slowSockets * 0.9),
      'last one ended after': withinMs(Math.max(...ends.map(({ ms }) => ms)), 18_000),
      'p95 before': measuredMs(before.p95),
      'p95 meanwhile': measuredMs(meanwhile.p95),
      'normal requests refused': atMost(before.refused + meanwhile.refused, 0),
    };
  },
};

interface End {
  said: string;
  ms: number;
}

async function dripInto(port: number, { head, more }: typeof drips): Promise<{ ended: Promise<End> }> {
  const socket: Socket = connect({ host: '127.0.0.1', port });
  const startedAt = performance.now();
  let said = '';
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    said += text;
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(head);
  const dripping = setInterval(() => socket.write(more), 500);
  // A reset also counts as an end: the server closed while bytes were in flight.
  const { promise: ended, resolve } = Promise.withResolvers<End>();
  socket.on('close', () => {
    clearInterval(dripping);
    resolve({ said, ms: performance.now() - startedAt });
  });
  return { ended };
}

/** A hundred requests for one product, with a short pause between them. */
async function normalTraffic(port: number): Promise<{ p95: number; refused: number }> {
  const times: number[] = [];
  let refused = 0;
  for (let turn = 0; turn < 100; turn += 1) {
    const { ms, status } = await send(port, { path: '/api/shipping-list' });
    times.push(ms);
    if (status !== 200) refused += 1;
    await sleep(10);
  }
  return { p95: times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0, refused };
}
