import PQueue from 'p-queue';
import { Problem } from '../http/problem.ts';

/** Runs a bounded number of tasks at once and queues the rest. */
export type Semaphore = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface SemaphoreOptions {
  maxConcurrent: number;
  maxQueued: number;
  /** How long a task may be queued; unlimited if omitted. */
  maxWaitMs?: number;
}

/** A semaphore for CPU-bound work. Throws UNAVAILABLE if the queue is full or the wait too long. */
export function createSemaphore({ maxConcurrent, maxQueued, maxWaitMs }: SemaphoreOptions): Semaphore {
  const queue = new PQueue({ concurrency: maxConcurrent });
  return async (work) => {
    if (queue.pending >= maxConcurrent && queue.size >= maxQueued) throw tooBusy();
    const waiting = new AbortController();
    const timer = maxWaitMs === undefined ? undefined : setTimeout(() => waiting.abort(tooBusy()), maxWaitMs);
    const start = () => {
      clearTimeout(timer);
      return work();
    };
    return queue.add(start, { signal: waiting.signal });
  };
}

function tooBusy(): Problem {
  return new Problem('UNAVAILABLE', 'The shop is very busy. Please try again in a moment.', { retryAfterSeconds: 2 });
}
