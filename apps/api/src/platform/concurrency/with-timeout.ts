import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for the work, at most this many milliseconds, without cancelling it. Rejects if the work does. */
export async function withTimeout(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([work, sleep(ms, undefined, { signal: over.signal }).catch(() => {})]);
  } finally {
    over.abort();
  }
}
