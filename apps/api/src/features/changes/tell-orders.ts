import type { Db } from '@haat/db';
import type { Log } from '../../platform/log.ts';
import { changesChannel } from './changed-kinds.ts';

/** Orders that are placed faster than this are told together. */
const restMs = 250;

/**
 * Tells every process, shortly after orders were stored, that there are new ones. Not by trigger: a transaction that announces something
 * waits at its commit for every other that does, and orders must not. What is not told because this process ends is noticed by
 * comparison within a second.
 */
export function createOrderTeller({ db, log }: { db: Db; log: Log }): () => void {
  let resting: NodeJS.Timeout | undefined;
  let isDue = false;

  function tell(): void {
    isDue = resting !== undefined;
    if (resting) return;
    db.$executeRaw`SELECT pg_notify(${changesChannel}, 'order')`.catch((error: unknown) =>
      log.warn({ err: error }, 'new orders were not told to open consoles'),
    );
    resting = setTimeout(() => {
      resting = undefined;
      if (isDue) tell();
    }, restMs).unref();
  }
  return tell;
}
