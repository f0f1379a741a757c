/** `pnpm check:invariants`: checks every invariant of the database; exits with 1 if one is violated. */
import { findBreaches } from '@haat/db/invariants';
import pg from 'pg';
import { openDatabase } from '../database/open-database.ts';
import { runCommand } from '../start/command.ts';
import { readSettings } from '../start/settings.ts';

await runCommand(async () => {
  const database = await openDatabase(readSettings());
  const pool = new pg.Pool({ connectionString: database.connectionString, max: 1 });
  pool.on('error', () => {});
  try {
    const breaches = await findBreaches(pool);
    for (const { invariant, rows } of breaches) {
      console.log(`✗ ${invariant}`);
      for (const row of rows) console.log(`  ${JSON.stringify(row)}`);
    }
    if (breaches.length > 0) throw new Error(`${breaches.length} of the database's promises do not hold.`);
    console.log('✓ Every promise of the database holds.');
  } finally {
    await pool.end();
    await database.close();
  }
});
