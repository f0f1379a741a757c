import { migrate } from '@haat/db/migrate';
import { seed, seedSynthetic } from '@haat/db/seed';
import pg from 'pg';

const chunk = 50_000;
const filled = ['products', 'product_colors', 'product_sizes', 'stock_movements', 'product_search'];

interface LargeShop {
  products: number;
  onProgress: (message: string) => void;
}

/**
 * The same as `fillShop` for very many products, in chunks inside PostgreSQL, which no client can outpace: without triggers and indexes,
 * whose work is done once at the end. Needs a superuser's connection to an empty database. Loses its rows if PostgreSQL crashes.
 */
export async function fillLargeShop(connectionString: string, { products, onProgress }: LargeShop): Promise<void> {
  await migrate({ connectionString });
  await seed({ connectionString, withDemoLogins: false });
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    // Only the previous version reads them, and computing them would take as long as everything else together.
    await client.query('ALTER TABLE products DROP COLUMN search_sounds, DROP COLUMN search_skeletons');
    const indexes = await dropIndexes(client);
    await client.query(
      "SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'",
    );
    for (let count = chunk; count < products + chunk; count += chunk) {
      await seedSynthetic({ client, products: Math.min(count, products) });
      onProgress(`${Math.min(count, products).toLocaleString('en')} products`);
    }
    await client.query(searchRows);
    onProgress('their words');
    for (const { name, definition } of indexes) {
      await client.query(definition);
      onProgress(`index ${name}`);
    }
    await client.query(countAll);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/** Drops the indexes of the tables that are filled, other than those of keys, and gives their definitions. */
async function dropIndexes(client: pg.Client): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
       FROM pg_index WHERE indrelid = ANY ($1::text[]::regclass[]) AND NOT indisunique`,
    [filled],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows;
}

/** A made-up product has the words of the one it varies, and its number. */
const searchRows = `
  INSERT INTO product_search (product_id, words)
  SELECT p.id, d.words || format('no:1A নং:1A %s:1A', split_part(p.slug, '-', 2))::tsvector
    FROM products p
    JOIN (SELECT DISTINCT ON (photo) photo, words FROM products JOIN product_search ON product_id = id WHERE slug NOT LIKE 'synthetic-%' ORDER BY photo, id) AS d
      ON d.photo = p.photo
   WHERE p.slug LIKE 'synthetic-%'`;

const countAll = `
  TRUNCATE product_counts;
  INSERT INTO product_counts (key, count)
  SELECT kind.key, count(*) FROM products p CROSS JOIN LATERAL (VALUES
    ('all'), ('category:' || p.category_id), ('subcategory:' || p.subcategory_id), ('brand:' || p.brand_id), ('shop:' || p.shop_id),
    ('condition:' || p.condition)) AS kind (key)
   GROUP BY kind.key`;
