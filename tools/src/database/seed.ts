import { parseArgs } from 'node:util';
import { migrate } from '@haat/db/migrate';
import { demoLogins, seed } from '@haat/db/seed';
import { runCommand } from '../start/command.ts';
import { readSettings } from '../start/settings.ts';
import { openDatabase } from './open-database.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { products: { type: 'string' }, demo: { type: 'boolean', default: false } },
  });
  const settings = readSettings();
  if (settings.isProduction && !values.demo) {
    throw new Error(
      'NODE_ENV is production: the demo catalogue brings logins whose passwords everybody knows. Add --demo if you mean it.',
    );
  }
  const products = values.products === undefined ? undefined : Number(values.products);
  if (products !== undefined && !Number.isSafeInteger(products)) throw new Error('--products takes a whole number.');

  const database = await openDatabase(settings);
  try {
    await migrate(database);
    const { connectionString } = database;
    await seed({
      connectionString,
      withDemoLogins: true,
      withDemoOwner: !settings.isProduction,
      ...(products === undefined ? {} : { products }),
    });
    console.log(
      `The demo catalogue is in the database. Log in as ${demoLogins.shopper.email}, ${demoLogins.shopper.password}.`,
    );
  } finally {
    await database.close();
  }
});
