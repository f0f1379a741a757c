import { Problem } from './http/problem.ts';

/** Runs work, a bounded number at once; the rest wait their turn. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A gate for work that eats a processor. Throws UNAVAILABLE when `maxWaiting` callers stand in line already. */
export function createGate({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];

  function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= maxWaiting)
      throw new Problem('UNAVAILABLE', 'The shop is very busy. Please try again in a moment.', {
        retryAfterSeconds: 2,
      });
    return new Promise((resolve) => waiting.push(resolve));
  }

  function leave() {
    const next = waiting.shift();
    // The place is handed on, so `running` stays.
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
