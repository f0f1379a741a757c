import { HttpConnection } from './http-connection.ts';

/** How many operations were done, in total and per second. */
export interface Work {
  count: number;
  perSecond: number;
  /** Responses with an unexpected status, such as 503. */
  refused?: number;
}

/** An operation that is repeated as often as possible. */
export interface Subject {
  name: string;
  /** The process that does it, besides PostgreSQL; none if only PostgreSQL and its client are involved. */
  serverPid?: number;
  run: () => Promise<Work>;
  /** At least this share of another subject, or this many per second. A subject without a bar is a floor. */
  bar?: { of: string; share: number } | { perSecond: number };
}

/** How long each subject runs in a round. */
export const runSeconds = 1.5;

interface LoadOptions {
  port: number;
  connections?: number;
  /** The next request. */
  next: () => string;
  /** The expected status. */
  status?: number;
}

/** Sends requests on persistent connections for a while, one at a time on each. */
export async function runLoad({ port, connections = 32, next, status = 200 }: LoadOptions): Promise<Work> {
  const lines = await Promise.all(Array.from({ length: connections }, () => HttpConnection.open(port)));
  const startedAt = performance.now();
  const endsAt = startedAt + runSeconds * 1000;
  let count = 0;
  let refused = 0;
  await Promise.all(
    lines.map(async (line) => {
      for (; performance.now() < endsAt; count += 1) if ((await line.send(next())).status !== status) refused += 1;
    }),
  );
  for (const line of lines) line.close();
  return { count, perSecond: count / ((performance.now() - startedAt) / 1000), refused };
}

/** Returns the values one after the other, in a cycle. */
export function inTurn<Value>(values: Value[]): () => Value {
  let place = 0;
  return () => values[place++ % values.length] as Value;
}
