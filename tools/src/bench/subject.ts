import { HttpConnection } from './http-connection.ts';

/** How many were done, and how many a second. */
export interface Work {
  count: number;
  perSecond: number;
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

/** Requests on kept connections for a while, one at a time each. Throws on another answer than the expected. */
export async function runLoad({ port, connections = 32, next, status = 200 }: LoadOptions): Promise<Work> {
  const lines = await Promise.all(Array.from({ length: connections }, () => HttpConnection.open(port)));
  const startedAt = performance.now();
  const endsAt = startedAt + runSeconds * 1000;
  const counts = await Promise.all(
    lines.map(async (line) => {
      let count = 0;
      for (; performance.now() < endsAt; count += 1) {
        const request = next();
        const answer = await line.send(request);
        if (answer.status === status) continue;
        throw new Error(`${request.split('\r\n', 1)[0]} was answered ${answer.status}: ${answer.body.toString()}`);
      }
      return count;
    }),
  );
  for (const line of lines) line.close();
  const count = counts.reduce((sum, each) => sum + each, 0);
  return { count, perSecond: count / ((performance.now() - startedAt) / 1000) };
}

/** Gives the values one after the other, again and again. */
export function inTurn<Value>(values: Value[]): () => Value {
  let place = 0;
  return () => values[place++ % values.length] as Value;
}
