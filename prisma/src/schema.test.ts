import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMigratedDatabase, type TestDatabase } from '../test/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());

test('products can be inserted without a search path, as pg_restore and pg_upgrade do', async () => {
  await database.query(
    `SET search_path = ''; CREATE TABLE public.shelf (title text, skeletons text[]
       GENERATED ALWAYS AS (public.search_skeletons(public.search_source(title, title, '{}'))) STORED);
     INSERT INTO public.shelf (title) VALUES ('শাড়ি')`,
  );
  expect(await database.query('SELECT skeletons FROM shelf')).toEqual(
    await database.query(`SELECT search_skeletons('saree') AS skeletons`),
  );
});

test('the database refuses invalid data', async () => {
  const refused = {
    "INSERT INTO users (id, email, full_name) VALUES (gen_random_uuid(), 'A@b.example', 'A')":
      /users_email_is_lower_case/,
    "INSERT INTO coupons (code, value, total_limit, used_count) VALUES ('X', 100, 1, 2)": /coupons_used_within_limit/,
    'INSERT INTO catalogue_version (id) VALUES (2)': /catalogue_version_one_row/,
    "INSERT INTO shipping_zones (shipping_address, delivery_charge) VALUES ('X', -1)": /charge_not_negative/,
    "INSERT INTO seller_requests (reference, seller_kind, full_name, email, phone, location) VALUES ('R', 'local', 'A', 'a', '1', 'X')":
      /business_or_service/,
  };

  for (const [sql, constraint] of Object.entries(refused)) {
    await expect(database.query(sql)).rejects.toThrow(constraint);
  }
});

test('a function that must not scan whole tables has JIT off too', async () => {
  const rows = await database.query(
    "SELECT proname, 'jit=off' = ANY (proconfig) AS calm FROM pg_proc WHERE 'enable_seqscan=off' = ANY (proconfig) ORDER BY 1",
  );
  expect(rows.map(({ proname }) => proname)).toEqual(expect.arrayContaining(['place_orders', 'read_carts']));
  expect(rows.filter(({ calm }) => !calm)).toEqual([]);
});

test('no index has a pending list, which every search would read', async () => {
  const rows = await database.query(
    `SELECT relname, 'fastupdate=off' = ANY (reloptions) AS is_direct FROM pg_class
      WHERE relam = (SELECT oid FROM pg_am WHERE amname = 'gin') AND relnamespace = 'public'::regnamespace`,
  );
  expect(rows.map(({ relname }) => relname)).toContain('products_title_trigrams');
  expect(rows.filter(({ is_direct: isDirect }) => !isDirect)).toEqual([]);
});

test('how few lines and changes of status an order has is known, which the sample of a very large table misjudges', async () => {
  const rows = await database.query(
    `SELECT attrelid::regclass::text AS relation, attoptions FROM pg_attribute WHERE attoptions IS NOT NULL ORDER BY 1`,
  );
  expect(rows).toEqual([
    { relation: 'order_lines', attoptions: ['n_distinct=-0.6', 'n_distinct_inherited=-0.6'] },
    { relation: 'order_status_changes', attoptions: ['n_distinct=-0.25', 'n_distinct_inherited=-0.25'] },
  ]);
});
