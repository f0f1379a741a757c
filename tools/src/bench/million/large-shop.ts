import { frontSizes } from '@haat/api/front-sizes';
import { migrate } from '@haat/db/migrate';
import { seed } from '@haat/db/seed';
import { inChunks, withFillers } from './fillers.ts';
import { share, withoutIndexes } from './rebuilt-indexes.ts';

const filled = ['products', 'product_search', 'product_colors', 'stock_movements', 'product_sizes'];

interface LargeShop {
  products: number;
  onProgress: (message: string) => void;
}

/**
 * The same as `fillShop` for very many products, in chunks inside PostgreSQL, which is faster than any client:
 * without triggers and indexes, whose work is done once at the end. Needs a superuser's connection to an empty
 * database. The rows are lost if PostgreSQL crashes.
 */
export async function fillLargeShop(connectionString: string, { products, onProgress }: LargeShop): Promise<void> {
  await migrate({ connectionString });
  await seed({ connectionString, withDemoLogins: false });
  await withFillers(connectionString, async (fillers) => {
    const [client] = fillers;
    // Only the previous version reads them, and computing them would take as long as everything else together.
    await client.query('ALTER TABLE products DROP COLUMN search_sounds, DROP COLUMN search_skeletons');
    for (const filler of fillers) await filler.query(demoTable);
    const onChunk = (upTo: number) => onProgress(`${upTo.toLocaleString('en')} products`);
    const meanwhile = [{ name: 'counts', statement: countAll }];
    await withoutIndexes(fillers, { tables: filled, meanwhile, onProgress }, async () => {
      await inChunks(fillers, { from: 1, to: products, statements: fillStatements(products), onChunk });
    });
    // Adds the two words of these titles that the demo's titles lack to the vocabulary.
    await client.query('SELECT search_index_products(ARRAY[max(id)]) FROM products');
    await client.query("SELECT setval(pg_get_serial_sequence('products', 'id'), (SELECT max(id) FROM products))");
    // Otherwise autovacuum would run during the measurements.
    const vacuums = filled.map((table) => ({ name: `vacuumed ${table}`, statement: `VACUUM ANALYZE ${table}` }));
    await share(fillers, { tasks: vacuums, onProgress });
    await client.query('ANALYZE product_counts, search_words');
  });
}

/** A product's stock: a few are sold out, which are hard to find, and more of them nearly so. */
const stock = '(CASE WHEN n % 20000 = 7 THEN 0 WHEN n % 40 = 9 THEN 1 + n / 40 % 5 ELSE 20 + n % 180 END)';

const demoTable = `
  CREATE TEMP TABLE demo AS
    SELECT row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total, max(id) OVER () AS last_id, p.*, s.words
      FROM products p JOIN product_search s ON s.product_id = p.id;
  ANALYZE demo`;

/** One in twenty-five is retired and must not be found. */
const isRetired = 'n % 25 = 12';

/** Whether a number is among the newest, which the server's hourly job puts in front: nothing has been sold. */
const isNewest = (newest: number, products: number) => `n > ${products - newest}`;

/**
 * Each statement adds the rows of the synthetic products with these numbers: variations of the demo's, with their
 * words and a number.
 */
const fillStatements = (products: number) => [
  `INSERT INTO products (id, slug, title, title_bn, description, description_bn, photo, price, offer_price, stock, condition,
     brand_id, category_id, subcategory_id, shop_id, keywords, created_at, retired_at)
   SELECT last_id + n, 'synthetic-' || n, title || ' No. ' || n, title_bn || ' নং ' || n, description, description_bn, photo,
     price + (n * 37) % 900 * 100, offer_price + (n * 37) % 900 * 100, ${stock}, condition,
     brand_id, category_id, subcategory_id, shop_id, keywords, now() - n * interval '1 minute',
     CASE WHEN ${isRetired} THEN now() - n * interval '20 seconds' END
     FROM generate_series($1::int, $2::int) AS n JOIN demo ON place = n % total`,
  `INSERT INTO product_search (product_id, words, is_front, is_first_row)
   SELECT last_id + n, words || format('no:1A নং:1A %s:1A', n)::tsvector, ${isNewest(frontSizes.front.newest, products)}, ${isNewest(frontSizes.firstRow.newest, products)}
     FROM generate_series($1::int, $2::int) AS n JOIN demo ON place = n % total WHERE NOT (${isRetired})`,
  `INSERT INTO product_colors (product_id, color, color_bn, hex, position)
   SELECT (SELECT max(last_id) FROM demo) + n, color, color_bn, hex, position FROM generate_series($1::int, $2::int) AS n,
     (VALUES ('Red', 'লাল', '#c4302b', 0), ('Blue', 'নীল', '#2d6cb5', 1)) AS colors (color, color_bn, hex, position)`,
  `INSERT INTO product_sizes (product_id, size, position)
   SELECT (SELECT max(last_id) FROM demo) + n, size, position FROM generate_series($1::int, $2::int) AS n,
     (VALUES ('M', 0), ('L', 1)) AS sizes (size, position)`,
  `INSERT INTO stock_movements (product_id, delta, reason)
   SELECT (SELECT max(last_id) FROM demo) + n, ${stock}, 'opening' FROM generate_series($1::int, $2::int) AS n
    WHERE ${stock} > 0`,
];

const countAll = `
  TRUNCATE product_counts;
  INSERT INTO product_counts (key, count)
  SELECT kind.key, sum(p.count) FROM (
    SELECT category_id, subcategory_id, brand_id, shop_id, condition, count(*) FROM products WHERE retired_at IS NULL GROUP BY 1, 2, 3, 4, 5
  ) AS p CROSS JOIN LATERAL (VALUES
    ('all'), ('category:' || p.category_id), ('subcategory:' || p.subcategory_id), ('brand:' || p.brand_id), ('shop:' || p.shop_id),
    ('condition:' || p.condition)) AS kind (key)
   GROUP BY kind.key`;
