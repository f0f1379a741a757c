import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for the work, but at most so many milliseconds; what then still goes on is left to itself. Rejects as the work does. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([work, sleep(ms, undefined, { signal: over.signal }).catch(() => {})]);
  } finally {
    over.abort();
  }
}
