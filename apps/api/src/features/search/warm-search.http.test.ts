import { createDb, createPool } from '@haat/db';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { warmConnections, warmSearch } from './warm-search.ts';

const { services } = await startTestApp();

test('a shop that starts opens the connections that it keeps by searching on each at once', async () => {
  const pool = createPool({ connectionString: services.config.DATABASE_URL, kept: warmConnections });
  await warmSearch({ db: createDb(pool) });
  expect(pool.totalCount).toBe(warmConnections);
  await pool.end();
});
