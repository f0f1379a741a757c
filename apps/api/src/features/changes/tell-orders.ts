import type { Db } from '@haat/db';
import type { Log } from '../../platform/log.ts';
import { changesChannel } from './changed-kinds.ts';

/** Orders placed within this time are announced together. */
const restMs = 250;

/**
 * Announces to every process, shortly after orders were stored, that there are new ones. Not by trigger: transactions
 * that notify wait for each other at commit, and orders must not. If this process ends first, the comparison notices
 * the orders within a second.
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
