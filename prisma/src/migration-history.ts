import type { ClientBase } from 'pg';
import { migrationsFolder, readMigrations } from './local-migrations.ts';
import { baseline, withBaseline } from './squashed-migrations.ts';

/**
 * A database's migrations, oldest first, with the baseline in place of those it replaced; null if none was ever
 * applied. Throws a one-line error if the database is too old for the baseline.
 */
export async function readAppliedMigrations(client: ClientBase): Promise<string[] | null> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS exists`,
  );
  if (!found[0]?.exists) return null;
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return withBaseline(rows.map(({ name }) => name));
}

/** Records the baseline as applied in a database that has every migration it replaced; changes no other database. */
export async function adoptBaseline(client: ClientBase): Promise<void> {
  const applied = await readAppliedMigrations(client);
  if (!applied?.includes(baseline)) return;
  const checksum = (await readMigrations(migrationsFolder)).find(({ name }) => name === baseline)?.checksum;
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     SELECT gen_random_uuid(), $1::text, $2::text, now(), 1
      WHERE NOT EXISTS (SELECT FROM _prisma_migrations WHERE migration_name = $2)`,
    [checksum, baseline],
  );
}
