import { setTimeout as sleep } from 'node:timers/promises';
import { ReplyLine } from './reply-line.ts';

const connections = 16;
/** How long the last orders may take once no more are due. */
const patienceMs = 10_000;

/** The outcome of the orders due, and how long each took since it was due, in ms. */
export interface Orders {
  tookMs: number[];
  due: number;
  placed: number;
}

interface OrderOptions {
  port: number;
  perSecond: number;
  untilMs: number;
  next: () => string;
}

/**
 * Places orders that are due by the clock, regardless of the outcome of earlier ones: waiting for a free connection
 * is part of the time.
 */
export async function placeOrders({ port, perSecond, untilMs, next }: OrderOptions): Promise<Orders> {
  const orders: Orders = { tookMs: [], due: 0, placed: 0 };
  if (perSecond === 0) return orders;
  const idle = await Promise.all(Array.from({ length: connections }, () => ReplyLine.open(port)));
  const waiting: number[] = [];

  function sendWaiting(): void {
    while (waiting.length > 0) {
      const line = idle.pop();
      if (!line) return;
      const dueAt = waiting.shift() ?? 0;
      line.send(next(), (reply) => {
        orders.tookMs.push(performance.now() - dueAt);
        if (reply instanceof Error) return;
        if (reply.status === 201) orders.placed += 1;
        idle.push(line);
        sendWaiting();
      });
    }
  }

  const startedAt = performance.now();
  const dueAtMs = () => startedAt + (orders.due * 1_000) / perSecond;
  while (performance.now() < untilMs) {
    for (; dueAtMs() <= performance.now(); orders.due += 1) waiting.push(dueAtMs());
    sendWaiting();
    await sleep(1);
  }
  const deadline = performance.now() + patienceMs;
  while (orders.tookMs.length < orders.due && performance.now() < deadline) await sleep(5);
  for (const line of idle) line.close();
  return orders;
}
