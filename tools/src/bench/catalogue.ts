import pg from 'pg';

/** What the benchmarks request. */
export interface Catalogue {
  categoryIds: number[];
  products: { id: number; slug: string }[];
  /** Words of titles, in both languages. */
  words: string[];
}

const maxWords = 500;

/** Creates an empty database on the same server; returns its connection string. */
export async function createDatabase(connectionString: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const created = new URL(connectionString);
  created.pathname = `/${name}`;
  return created.href;
}

/** Reads what can be requested from a catalogue. */
export async function readCatalogue(connectionString: string): Promise<Catalogue> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const categories = await client.query<{ id: number }>('SELECT id FROM categories ORDER BY id');
  const products = await client.query<{ id: number; slug: string }>('SELECT id, slug FROM products ORDER BY id');
  const words = await client.query<{ word: string }>(
    `SELECT lower(word) AS word
       FROM products, regexp_split_to_table(title || ' ' || title_bn, '[\\s,.()&/+-]+') AS word
      WHERE length(word) > 2 AND word !~ '[0-9০-৯]' GROUP BY lower(word) ORDER BY md5(lower(word)) LIMIT $1`,
    [maxWords],
  );
  await client.end();
  return {
    categoryIds: categories.rows.map(({ id }) => id),
    products: products.rows,
    words: words.rows.map(({ word }) => word),
  };
}
