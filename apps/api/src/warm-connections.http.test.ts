import { createDb, createPool } from '@haat/db';
import { expect, test } from 'vitest';
import { startTestApp } from '../test/test-app.ts';
import { openWarmConnections, warmConnections } from './warm-connections.ts';

const { services } = await startTestApp();

test('each connection that a shop keeps has searched and ordered before it opens, and nothing was stored', async () => {
  const pool = createPool({ connectionString: services.config.DATABASE_URL, kept: warmConnections });
  const orders = await services.db.order.count();

  await openWarmConnections({ db: createDb(pool, { isNaming: true }) });

  expect(pool.totalCount).toBe(warmConnections);
  const clients = await Promise.all(Array.from({ length: warmConnections }, () => pool.connect()));
  for (const client of clients) {
    const { rows } = await client.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements');
    const statements = rows.map(({ statement }) => statement).join('\n');
    for (const name of ['understand_search', 'read_carts', 'place_orders']) expect(statements).toContain(`${name}(`);
    client.release();
  }
  await pool.end();
  expect(await services.db.order.count()).toBe(orders);
});
