import { parseArgs } from 'node:util';
import { migrate } from '@haat/db/migrate';
import { seed } from '@haat/db/seed';
import pg from 'pg';
import { runCommand } from '../start/command.ts';
import { readSettings } from '../start/settings.ts';
import { openDatabase } from './open-database.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  const settings = readSettings();
  const isSomebodysServer = settings.isProduction || settings.databaseUrl !== undefined;
  if (isSomebodysServer && !values.yes) {
    throw new Error('This deletes everything in the database of DATABASE_URL. Add --yes if you mean it.');
  }
  const database = await openDatabase(settings);
  try {
    await dropEverything(database);
    await migrate(database);
    await seed({ ...database, withDemoLogins: !settings.isProduction, withDemoOwner: !settings.isProduction });
    console.log('The database was reset and holds the demo catalogue.');
  } finally {
    await database.close();
  }
});

async function dropEverything({ connectionString }: { connectionString: string }) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  await client.query('DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
}
