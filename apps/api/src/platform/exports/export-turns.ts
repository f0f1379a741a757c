import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createSemaphore } from '../concurrency/semaphore.ts';

/** Begins to make a file when it is its turn; UNAVAILABLE if that takes too long. */
export type ExportTurns = (begin: () => Promise<Readable>) => Promise<Readable>;

/** Files are made four at a time, each until it is read or nobody reads it any more: it holds a part of what is exported. */
export function createExportTurns(): ExportTurns {
  const turns = createSemaphore({ maxConcurrent: 4, maxQueued: 16, maxWaitMs: 5_000 });
  return (begin) =>
    new Promise((resolve, reject) => {
      turns(async () => {
        const file = await begin();
        resolve(file);
        // A reader that goes away is no failure of the file.
        await finished(file).catch(() => {});
      }).catch(reject);
    });
}
