import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@haat/db';
import { migrate } from '@haat/db/migrate';
import { seed } from '@haat/db/seed';
import type { Config } from './platform/config.ts';
import { createLog } from './platform/log.ts';

const patienceMs = 60_000;

/**
 * Waits for a database that is still starting, migrates it and, outside production, seeds an empty one with the demo
 * catalogue. If several processes start at the same time, one does the work and the others wait.
 */
export async function prepareDatabase(config: Config): Promise<void> {
  // As PID 1 of a container, a process ignores signals that it does not handle.
  process.once('SIGTERM', endAtOnce);
  const log = createLog(config);
  const connectionString = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  await untilReachable(connectionString);
  const migrations = await migrate({ connectionString });
  if (migrations.length > 0) log.info({ migrations }, 'the database is up to date');
  if (config.NODE_ENV !== 'production')
    await seed({ connectionString, withDemoLogins: true, withDemoOwner: true, onlyWhenEmpty: true });
  process.off('SIGTERM', endAtOnce);
}

function endAtOnce(): never {
  process.exit(1);
}

async function untilReachable(connectionString: string): Promise<void> {
  const pool = createPool({ connectionString, max: 1, onError: () => {} });
  const deadline = Date.now() + patienceMs;
  try {
    for (;;) {
      const problem = await pool.query('SELECT 1').then(
        () => undefined,
        (error: unknown) => error,
      );
      if (problem === undefined) return;
      if (Date.now() > deadline) throw new Error('The database of DATABASE_URL cannot be reached.', { cause: problem });
      await sleep(500);
    }
  } finally {
    await pool.end();
  }
}
