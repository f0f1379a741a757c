import { checkoutRequest, oneToThree, type Shoppers } from '../checkouts.ts';
import { cpuMs, cpuMsWithChildren } from '../cpu-time.ts';
import { HttpConnection } from '../http-connection.ts';
import { reportTimes } from './times.ts';

/** First to warm up the code, then one at a time, then from 16 connections. */
const phases = [
  { name: '', connections: 4, orders: 1_000 },
  { name: 'an order of 1 to 3 products, one at a time', connections: 1, orders: 500 },
  { name: 'the same from 16 connections', connections: 16, orders: 5_000 },
] as const;

interface Placing {
  server: { port: number; pid: number };
  /** The PID of the postmaster. */
  postgresPid: number;
  shoppers: Shoppers;
}

/** Places orders and prints their times, their rate per second, and the processor time of each. */
export async function placeOrders({ server, postgresPid, shoppers }: Placing): Promise<void> {
  for (const { name, connections, orders } of phases) {
    const times: number[] = [];
    const [serverMs, postgresMs, startedAt] = [cpuMs(server.pid), cpuMsWithChildren(postgresPid), performance.now()];
    let left: number = orders;
    const lines = await Promise.all(Array.from({ length: connections }, () => HttpConnection.open(server.port)));
    await Promise.all(
      lines.map(async (line) => {
        while (left > 0) {
          left -= 1;
          const sentAt = performance.now();
          const { status, body } = await line.send(checkoutRequest({ ...shoppers, cart: oneToThree }));
          if (status !== 201) throw new Error(`An order was answered ${status}: ${body.toString().slice(0, 200)}`);
          times.push(performance.now() - sentAt);
        }
        line.close();
      }),
    );
    if (name === '') continue;
    reportTimes(name, times);
    const each = (ms: number) => `${(ms / orders).toFixed(2)} ms`;
    const perSecond = orders / ((performance.now() - startedAt) / 1_000);
    console.log(
      `  ${perSecond.toFixed(0)} a second; each ${each(cpuMs(server.pid) - serverMs)} of the server and ${each(cpuMsWithChildren(postgresPid) - postgresMs)} of PostgreSQL`,
    );
  }
}
