import { seed } from '@haat/db/seed';
import { migrate } from '@haat/db/migrate';
import pg from 'pg';

/**
 * The same as `fillShop` for very many products: indexes are created afterwards, which is faster. Needs a superuser's connection
 * to an empty database.
 */
export async function fillLargeShop(connectionString: string, { products }: { products: number }): Promise<void> {
  await migrate({ connectionString });
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
         FROM pg_index WHERE indrelid = 'products'::regclass AND NOT indisunique`,
    );
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    await seed({ connectionString, withDemoLogins: false, products });
    await client.query("SET maintenance_work_mem = '256MB'");
    for (const { definition } of indexes) await client.query(definition);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
