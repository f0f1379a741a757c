import { Problem } from './http/problem.ts';

/** Runs work, a bounded number at once; the rest wait their turn. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface GateOptions {
  atOnce: number;
  /** How many may stand in line. */
  maxWaiting: number;
  /** How long each may stand there; for ever when left out. */
  patienceMs?: number;
}

/** A gate for work that eats a processor. Throws UNAVAILABLE to whom the line is too long, by its number or its time. */
export function createGate({ atOnce, maxWaiting, patienceMs }: GateOptions): Gate {
  let running = 0;
  const waiting = new Set<() => void>();

  function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.size >= maxWaiting) return Promise.reject(tooBusy());
    return standInLine();
  }

  function standInLine(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.add(letIn);
    const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
    return promise;

    function letIn(): void {
      clearTimeout(timer);
      resolve();
    }
    function giveUp(): void {
      waiting.delete(letIn);
      reject(tooBusy());
    }
  }

  function leave() {
    const [next] = waiting;
    // The place is handed on, so `running` stays.
    if (next) {
      waiting.delete(next);
      next();
    } else running -= 1;
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

function tooBusy(): Problem {
  return new Problem('UNAVAILABLE', 'The shop is very busy. Please try again in a moment.', { retryAfterSeconds: 2 });
}
