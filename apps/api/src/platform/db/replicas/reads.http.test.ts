import type { Db } from '@haat/db';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../../../test/test-app.ts';
import { createReads } from './reads.ts';

const { services } = await startTestApp();
const { config, log } = services;

test('the primary is asked once for a change and once a second, however much is read while no standby has it', async () => {
  let asked = 0;
  const db = services.db.$extends({
    query: {
      $queryRaw({ args, query }) {
        if (args.sql.includes('pg_current_wal_insert_lsn')) asked += 1;
        return query(args);
      },
    },
  }) as unknown as Db;
  // Nothing listens there.
  const reads = createReads({
    config: { ...config, DATABASE_REPLICA_URLS: ['postgresql://haat@127.0.0.1:1/haat'] },
    db,
    log,
  });
  onTestFinished(() => reads.close());
  await expect.poll(() => asked).toBe(1);

  const startedAt = performance.now();
  reads.sawChange();
  const pages = Array.from({ length: 200 }, () => reads.run(({ db: from }) => from.$queryRaw<[]>`SELECT 1 AS one`));
  expect(await Promise.all(pages)).toHaveLength(200);
  await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
  expect(asked).toBeLessThanOrEqual(2 + Math.ceil((performance.now() - startedAt) / 1_000));
});
