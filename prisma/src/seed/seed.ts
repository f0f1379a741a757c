import pg from 'pg';
import { readCatalogue } from './catalogue-file.ts';
import { seedContent, seedTaxonomy } from './seed-content.ts';
import { seedLogins } from './seed-logins.ts';
import { seedProducts } from './seed-products.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedSynthetic } from './seed-synthetic.ts';

export { demoPhotosFolder } from './catalogue-file.ts';
export { demoLogins } from './seed-logins.ts';

export interface SeedOptions {
  connectionString: string;
  /** The shopper and the operator whose passwords everybody knows: never where real people shop. */
  withDemoLogins: boolean;
  /** Fill up to so many products with made-up ones. */
  products?: number;
}

/**
 * Loads the demo catalogue, all or nothing. What is there already stays as it is, so it may run again at any time.
 * The database must be migrated.
 */
export async function seed({ connectionString, withDemoLogins, products }: SeedOptions): Promise<void> {
  const { catalogue, bangla } = await readCatalogue();
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, application_name: 'haat seed' });
  // The query in progress rejects as well; without a listener a broken connection would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('BEGIN');
    await seedTaxonomy({ client, catalogue, bangla });
    await seedContent({ client, catalogue, bangla });
    await seedProducts({ client, catalogue, bangla });
    await seedReviews({ client, catalogue, bangla });
    if (withDemoLogins) await seedLogins({ client });
    if (products !== undefined) await seedSynthetic({ client, products });
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

/** Whether the shop has anything to sell. */
export async function isCatalogueEmpty({ connectionString }: { connectionString: string }): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM products LIMIT 1');
    return rowCount === 0;
  } finally {
    await client.end();
  }
}
