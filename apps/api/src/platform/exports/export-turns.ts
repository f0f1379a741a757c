import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createSemaphore } from '../concurrency/semaphore.ts';

/** Starts producing a file when it is its turn; throws UNAVAILABLE if that takes too long. */
export type ExportTurns = (begin: () => Promise<Readable>) => Promise<Readable>;

/**
 * At most four files are produced at once, each until it has been read or the reader is gone: each holds a part of
 * its data in memory.
 */
export function createExportTurns(): ExportTurns {
  const turns = createSemaphore({ maxConcurrent: 4, maxQueued: 16, maxWaitMs: 5_000 });
  return (begin) =>
    new Promise((resolve, reject) => {
      turns(async () => {
        const file = await begin();
        resolve(file);
        // A reader that disconnects is not an error.
        await finished(file).catch(() => {});
      }).catch(reject);
    });
}
