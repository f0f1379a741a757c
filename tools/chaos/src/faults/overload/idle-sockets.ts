import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { atMost, exactly, type Fault, withinMs } from '../../fault.ts';
import { residentMegabytes } from '../../stage/resident-megabytes.ts';
import { send } from '../../stage/send.ts';

const sockets = 5_000;
const atOnce = 250;

export const idleSockets: Fault = {
  id: 'I17',
  title: `${sockets} connections that say nothing`,
  runs: { short: 1, long: 3 },
  async run({ shops }) {
    const [{ port, pid }] = shops;
    const open: Socket[] = [];
    const before = residentMegabytes(pid());
    try {
      while (open.length < sockets) {
        const more = Array.from({ length: atOnce }, () => connect({ host: '127.0.0.1', port }));
        for (const socket of more) socket.on('error', () => {});
        await Promise.all(more.map((socket) => once(socket, 'connect')));
        open.push(...more);
      }
      const megabytes = residentMegabytes(pid());
      const answer = await send(port, { path: '/api/shipping-list' });
      return {
        'a shopper meanwhile': exactly(answer.status, 200),
        'her wait': withinMs(answer.ms, 1_000),
        'MB of memory more': atMost(megabytes - before, 100),
        // The heap still contains garbage of earlier work.
        'MB of memory': { value: megabytes, bar: '≤ 300', isWithin: megabytes <= 400 },
      };
    } finally {
      for (const socket of open) socket.destroy();
    }
  },
};
