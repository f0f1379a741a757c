import pg from 'pg';
import { gatherStatistics } from '../gather-statistics.ts';
import { readCatalogue } from './catalogue-file.ts';
import { seedContent, seedTaxonomy } from './seed-content.ts';
import { seedLogins, seedOwner } from './seed-logins.ts';
import { seedProducts } from './seed-products.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedSynthetic } from './seed-synthetic.ts';

export { demoPhotosFolder } from './catalogue-file.ts';
export { demoLogins } from './seed-logins.ts';

/** Our own arbitrary number, different from the migrations'. */
const seedLock = 20_231_122;

export interface SeedOptions {
  connectionString: string;
  /** Creates the shopper and operator whose passwords are public: never in a real shop. */
  withDemoLogins: boolean;
  /** Creates the owner of the console whose password is public: never in production. */
  withDemoOwner?: boolean;
  /** Fills the catalogue up to this number with synthetic products. */
  products?: number;
  /** Changes nothing if the shop has products. */
  onlyWhenEmpty?: boolean;
}

/**
 * Loads the demo catalogue, completely or not at all. Existing rows are left unchanged, so it may run at any time;
 * concurrent processes wait for each other. The database must be migrated.
 */
export async function seed({ connectionString, onlyWhenEmpty, ...options }: SeedOptions): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, application_name: 'haat seed' });
  // The query in progress rejects too; without a listener, a broken connection would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [seedLock]);
    if (onlyWhenEmpty && !(await hasNoProduct(client))) return;
    await fill({ client, ...options });
    await client.query('COMMIT');
    await gatherStatistics(client);
  } finally {
    await client.end();
  }
}

type Fill = Pick<SeedOptions, 'withDemoLogins' | 'withDemoOwner' | 'products'> & { client: pg.Client };

async function fill({ client, withDemoLogins, withDemoOwner = false, products }: Fill) {
  const { catalogue, bangla } = await readCatalogue();
  await seedTaxonomy({ client, catalogue, bangla });
  await seedContent({ client, catalogue, bangla });
  await seedProducts({ client, catalogue, bangla });
  await seedReviews({ client, catalogue, bangla });
  if (withDemoLogins) await seedLogins({ client });
  if (withDemoOwner) await seedOwner({ client });
  if (products !== undefined) await seedSynthetic({ client, products });
}

/** Whether the shop has no products. */
export async function isCatalogueEmpty({ connectionString }: { connectionString: string }): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await hasNoProduct(client);
  } finally {
    await client.end();
  }
}

async function hasNoProduct(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM products LIMIT 1');
  return rowCount === 0;
}
