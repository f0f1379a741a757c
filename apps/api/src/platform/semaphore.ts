import { Problem } from './http/problem.ts';

/** Runs a bounded number of tasks at once; the rest are queued. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface SemaphoreOptions {
  maxConcurrent: number;
  /** How many may be queued. */
  maxQueued: number;
  /** How long each may be queued; without limit if omitted. */
  maxWaitMs?: number;
}

/** A semaphore for CPU-bound work. Throws UNAVAILABLE if the queue is full or the wait too long. */
export function createSemaphore({ maxConcurrent, maxQueued, maxWaitMs }: SemaphoreOptions): Semaphore {
  let running = 0;
  const waiting = new Set<() => void>();

  function enter(): Promise<void> {
    if (running < maxConcurrent) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.size >= maxQueued) return Promise.reject(tooBusy());
    return standInLine();
  }

  function standInLine(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.add(letIn);
    const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs);
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
    // The slot is passed on to the next task, so `running` stays the same.
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
