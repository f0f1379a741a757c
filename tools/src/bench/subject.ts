import { HttpConnection } from './http-connection.ts';

/** How many were done, and how many a second. */
export interface Work {
  count: number;
  perSecond: number;
  /** Answers of another status than the expected one, such as 503. */
  refused?: number;
}

/** Something that is done as often as possible. */
export interface Subject {
  name: string;
  /** The process that does it, beside PostgreSQL; none where PostgreSQL and its client are all. */
  serverPid?: number;
  run: () => Promise<Work>;
  /** At least such a share of another subject, or so many a second. A subject without is a floor. */
  bar?: { of: string; share: number } | { perSecond: number };
}

/** How long each subject runs in a round. */
export const runSeconds = 1.5;

interface LoadOptions {
  port: number;
  connections?: number;
  /** The next request. */
  next: () => string;
  /** What the server must answer. */
  status?: number;
}

/** Requests on kept connections for a while, one at a time each. */
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

/** Gives the values one after the other, again and again. */
export function inTurn<Value>(values: Value[]): () => Value {
  let place = 0;
  return () => values[place++ % values.length] as Value;
}
