import { existsSync } from 'node:fs';
import path from 'node:path';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMigratedDatabase, type TestDatabase } from '../../test/test-database.ts';
import { readCatalogue } from './catalogue-file.ts';
import { demoLogins, demoPhotosFolder, isCatalogueEmpty, seed } from './seed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createMigratedDatabase();
  await seed({ ...database, withDemoLogins: true, withDemoOwner: true });
});
afterAll(() => database.drop());

const tables = [
  'products',
  'product_images',
  'product_colors',
  'product_sizes',
  'stock_movements',
  'categories',
  'subcategories',
  'brands',
  'shops',
  'size_charts',
  'reviews',
  'coupons',
  'shipping_zones',
  'team_members',
  'banners',
  'day_slides',
  'users',
  'orders',
  'order_lines',
  'order_status_changes',
  'mails',
];

test('statistics are gathered of large tables only: plans for empty ones would scan them once they have grown', async () => {
  const rows = await database.query(
    "SELECT relname FROM pg_class WHERE relname IN ('products', 'orders', 'helped_reviews') AND reltuples >= 0",
  );
  expect(rows).toEqual([{ relname: 'products' }]);
});

async function countRows() {
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const [row] = await database.query(`SELECT ${counts.join(', ')}`);
  return row;
}

test('the whole catalogue is in the database', async () => {
  const { catalogue } = await readCatalogue();

  expect(await countRows()).toMatchObject({
    products: catalogue.products.length,
    categories: catalogue.categories.length,
    subcategories: catalogue.subcategories.length,
    brands: catalogue.brands.length,
    shops: catalogue.shops.length,
    size_charts: catalogue.size_charts.length,
    reviews: catalogue.reviews.length,
    coupons: catalogue.coupons.length,
    shipping_zones: catalogue.shipping_zones.length,
    team_members: catalogue.team.length,
    banners: catalogue.banners.length,
    day_slides: catalogue.days.length,
    orders: 2,
    mails: 2,
  });
  expect(await isCatalogueEmpty(database)).toBe(false);
});

test('seeding again adds nothing and leaves changes alone', async () => {
  const before = await countRows();
  await database.query("UPDATE products SET title = 'Renamed by the operator' WHERE id = 2");

  await seed({ ...database, withDemoLogins: true });

  expect(await countRows()).toEqual(before);
  expect(await database.query('SELECT title FROM products WHERE id = 2')).toEqual([
    { title: 'Renamed by the operator' },
  ]);
});

test('stock equals the sum of the ledger, ratings the average of the reviews', async () => {
  const wrongStock = await database.query(
    'SELECT id FROM products WHERE stock <> coalesce((SELECT sum(delta) FROM stock_movements WHERE product_id = products.id), 0)',
  );
  const wrongRatings = await database.query(
    `SELECT products.id FROM products LEFT JOIN reviews ON product_id = products.id GROUP BY products.id
     HAVING rating_count <> count(star) OR rating_sum <> coalesce(sum(star), 0)`,
  );

  expect(wrongStock).toEqual([]);
  expect(wrongRatings).toEqual([]);
});

test('the demo orders add up and have had every status on the way', async () => {
  const orders = await database.query(
    `SELECT status, order_number, subtotal - (SELECT sum(offer_price * qty) FROM order_lines WHERE order_id = orders.id) AS rest,
       (SELECT string_agg(to_status::text, ' ' ORDER BY id) FROM order_status_changes WHERE order_id = orders.id) AS statuses
     FROM orders ORDER BY id`,
  );

  const orderNumber = expect.stringMatching(/^HT-[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
  expect(orders).toEqual([
    {
      status: 'delivered',
      order_number: orderNumber,
      rest: '0',
      statuses: 'pending confirmed packed shipped delivered',
    },
    { status: 'pending', order_number: orderNumber, rest: '0', statuses: 'pending' },
  ]);
});

test('the demo’s shopper accepts the password, reviewers have none', async () => {
  const users = await database.query('SELECT email, password_hash FROM users WHERE password_hash IS NOT NULL');
  expect(users).toMatchObject([{ email: demoLogins.shopper.email }]);
  expect(await verify(String(users[0]?.['password_hash']), demoLogins.shopper.password)).toBe(true);
});

test('the demo’s owner of the console accepts the password; without being asked for there is none', async () => {
  const staff = await database.query('SELECT email, role, password_hash FROM staff_members');
  expect(staff).toMatchObject([{ email: demoLogins.owner.email, role: 'owner' }]);
  expect(await verify(String(staff[0]?.['password_hash']), demoLogins.owner.password)).toBe(true);
  await database.query('DELETE FROM staff_members');
  await seed({ ...database, withDemoLogins: true });
  expect(await database.query('SELECT FROM staff_members')).toEqual([]);
});

test('the next product gets a new id', async () => {
  const [row] = await database.query("SELECT nextval('products_id_seq')::int > max(id) AS is_new FROM products");

  expect(row).toEqual({ is_new: true });
});

test('a detail says of which product it is one, in both languages', async () => {
  const pictures = await database.query(
    "SELECT alt, alt_bn FROM product_images WHERE image IN ('boishakhi-red-white-saree-2.webp', 'koti-set-maroon-3.webp') ORDER BY image",
  );

  expect(pictures).toEqual([
    { alt: 'Detail of Boishakhi Red and White Saree', alt_bn: 'কাছ থেকে দেখা বৈশাখী লাল-সাদা শাড়ি' },
    { alt: 'Panjabi with Koti, Navy', alt_bn: 'কটিসহ পাঞ্জাবি, নেভি ব্লু' },
  ]);
});

test('every picture named in the database is in the demo folder', async () => {
  const photos = await database.query(
    ['products', 'categories', 'subcategories', 'brands', 'shops', 'banners', 'team_members']
      .map((table) => `SELECT photo FROM ${table}`)
      .concat("SELECT '/media/demo/products/' || image FROM product_images", 'SELECT filename FROM day_slides')
      .join(' UNION '),
  );

  const missing = photos
    .map(({ photo }) => String(photo))
    .filter((photo) => !existsSync(path.join(demoPhotosFolder, photo.replace(/^\/media\/demo\//, ''))));
  expect(missing).toEqual([]);
});

test('everything that the web app shows has its Bangla', async () => {
  const { catalogue, bangla } = await readCatalogue();
  const texts = [
    ...catalogue.shops.flatMap(({ about, district }) => [about, district]),
    ...catalogue.banners.map(({ sub }) => sub),
    ...catalogue.days.map(({ title }) => title),
    ...catalogue.team.flatMap(({ title, designation, address, short_description }) => [
      title,
      designation,
      address,
      short_description,
    ]),
    ...catalogue.shipping_zones.map(({ shipping_address }) => shipping_address),
    ...catalogue.products.flatMap(({ colors }) => colors.map(({ name }) => name)),
  ];

  expect(texts.filter((text) => bangla[text] === undefined)).toEqual([]);
});

test('clothes that come in sizes have a chart with all of them', async () => {
  const { catalogue } = await readCatalogue();
  const clothing = new Set(catalogue.size_charts.map(({ subcategory_id: id }) => id));
  const sized = catalogue.products.filter(({ subcat_id: id, sizes }) => clothing.has(id) && sizes.length > 0);
  const lacking = sized.filter(({ subcat_id: subcategoryId, shop_id: shopId, sizes }) => {
    const charts = catalogue.size_charts.filter((chart) => chart.subcategory_id === subcategoryId);
    const chart = charts.find((each) => each.shop_id === shopId) ?? charts.find((each) => each.shop_id === null);
    return !sizes.every((size) => chart?.rows.some((row) => row.size === size));
  });
  expect(sized.length).toBeGreaterThan(20);
  expect(lacking.map(({ slug }) => slug)).toEqual([]);
  for (const { measures, rows } of catalogue.size_charts)
    for (const { figures } of rows) expect(figures).toHaveLength(measures.length);
});

test('synthetic products fill up the catalogue, with stock in the ledger', async () => {
  await seed({ ...database, withDemoLogins: true, products: 250 });
  await seed({ ...database, withDemoLogins: true, products: 300 });

  const [row] = await database.query(
    `SELECT count(*)::int AS products, count(DISTINCT slug)::int AS slugs, sum(stock)::int = (SELECT sum(delta)::int FROM stock_movements) AS is_on_the_books
     FROM products`,
  );
  expect(row).toEqual({ products: 300, slugs: 300, is_on_the_books: true });
});

test('concurrent processes fill an empty shop once; one that has products is left as it is', async () => {
  const empty = await createMigratedDatabase();
  try {
    const options = { connectionString: empty.connectionString, withDemoLogins: true, onlyWhenEmpty: true };
    await Promise.all([seed(options), seed(options), seed(options)]);
    const { catalogue } = await readCatalogue();
    expect(
      await empty.query(
        'SELECT (SELECT count(*)::int FROM products) AS products, (SELECT count(*)::int FROM reviews) AS reviews',
      ),
    ).toEqual([{ products: catalogue.products.length, reviews: catalogue.reviews.length }]);

    await empty.query('DELETE FROM coupons');
    await seed(options);
    expect(await empty.query('SELECT code FROM coupons')).toEqual([]);
  } finally {
    await empty.drop();
  }
});
