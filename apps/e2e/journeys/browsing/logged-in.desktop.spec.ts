import type { Page, Request } from '@playwright/test';
import type pg from 'pg';
import { newShopper, register, type Shopper, stockProduct } from '../../src/shopper.ts';
import { expect, test } from '../../src/shop-test.ts';

test('a logged-in shopper can review at once, and only the reviews are requested again, anonymously', async ({
  page,
  database,
  request,
}) => {
  const shopper = newShopper();
  await register(request, shopper);
  await logInOnDevice(page, (await request.post('/api/login', { data: shopper })).json());
  const { id, slug } = await stockProduct(database, { stock: 5 });
  await deliverTo(database, { shopper, productId: id });
  await page.goto(`/product/product_details/${slug}?tab=review`);
  // Without any activity before.
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible();
  await expect(page.getByText('Please Login To Add Review')).toHaveCount(0);

  const asked = callsOf(page);
  await page.getByRole('radio', { name: '4 of 5' }).check();
  await page.getByLabel('Message').fill('Just as in the picture.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: shopper.name })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Review 1' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '1 review' })).toBeVisible();
  expect(asked()).toEqual([
    ['/api/review-store', true],
    [expect.stringMatching(/^\/api\/single-product-reviewList\/\d+$/), false],
  ]);
});

test('Show More requests more products and nothing else', async ({ page, database }) => {
  // Together with the demo's more than one page, whatever other journeys have added.
  for (let each = 0; each < 5; each += 1) await stockProduct(database, { stock: 9 });
  await page.goto('/product/category/subCategory/1');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(10);
  const asked = callsOf(page);
  await page.getByRole('link', { name: 'Show More' }).click();
  await expect(cards).not.toHaveCount(10);
  await expect(page).toHaveURL(/\?more=1$/);
  expect(asked()).toEqual([['/api/product-list', false]]);
});

test('the login page redirects a shopper who is logged in already', async ({ page, request }) => {
  const shopper = newShopper();
  await register(request, shopper);
  await logInOnDevice(page, (await request.post('/api/login', { data: shopper })).json());
  await page.goto('/login?from=/about_us');
  await expect(page).toHaveURL(/\/about_us$/);
  await page.goto('/bn/login');
  await expect(page).toHaveURL(/\/bn\/?$/);
});

/** Creates a delivered order: without one, a first review waits for approval. */
async function deliverTo(database: pg.Client, { shopper, productId }: { shopper: Shopper; productId: number }) {
  const number = `HT-${shopper.email.slice(7, 11)}-${shopper.email.slice(12, 16)}`.toUpperCase();
  await database.query(
    `WITH placed AS (
       INSERT INTO orders (order_number, user_id, status, name, email, phone, address, shipping_address, subtotal, delivery_charge, total)
       SELECT $1, id, 'delivered', full_name, email, '+8801712345678', 'House 7', 'Dhaka City', 89000, 0, 89000 FROM users WHERE email = $2
       RETURNING id)
     INSERT INTO order_lines (order_id, position, product_id, name, name_bn, slug, photo, price, offer_price, qty)
     SELECT placed.id, 0, p.id, p.title, p.title_bn, p.slug, p.photo, p.price, p.offer_price, 1 FROM placed, products p WHERE p.id = $3`,
    [number, shopper.email, productId],
  );
}

/** Stores a session on the device as a login does. */
async function logInOnDevice(page: Page, answer: Promise<{ data: Record<string, string> }>): Promise<void> {
  await page.addInitScript(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    (await answer).data,
  );
}

/** Calls made from here on: their paths, and whether they carry a token. Background work is excluded. */
function callsOf(page: Page): () => [path: string, isSigned: boolean][] {
  const calls: [string, boolean][] = [];
  page.on('request', (call: Request) => {
    const { pathname } = new URL(call.url());
    if (!pathname.startsWith('/api/') || pathname === '/api/saved-lists') return;
    calls.push([pathname, call.headers()['authorization'] !== undefined]);
  });
  return () => calls;
}
