import type { Page } from '@playwright/test';
import type pg from 'pg';
import { logIn, newShopper, register, stockProduct } from '../../src/shopper.ts';
import { wakePage } from '../../src/wake-page.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

test.use({ serviceWorkers: 'allow' });

/** Chromium reports failed requests and preloads answered by the service worker; here both are expected. */
function forgiveMissingNetwork(consoleErrors: string[]): void {
  const others = consoleErrors.filter(
    (text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|preload/.test(text),
  );
  consoleErrors.splice(0, consoleErrors.length, ...others);
}

async function addToCart(page: Page, slug: string): Promise<void> {
  await page.goto(`/product/product_details/${slug}`);
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart') ?? '[]')).not.toBe('[]');
}

async function savedCart(database: pg.Client, email: string): Promise<number[]> {
  const { rows } = await database.query<{ product_id: number }>(
    `SELECT s.product_id FROM saved_lines s JOIN users u ON u.id = s.user_id
      WHERE u.email = $1 AND s.list = 'cart' ORDER BY s.product_id`,
    [email],
  );
  return rows.map(({ product_id: id }) => id);
}

/** How long after the page had loaded the shopper's lists were requested, in ms. */
function askedForListsMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const asked = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/saved-lists'));
    return (asked?.startTime ?? Number.NaN) - (navigation?.loadEventEnd ?? 0);
  });
}

/** Waits until the page and its files are cached. */
async function untilCached(page: Page, path: string): Promise<void> {
  const isCached = () =>
    page.evaluate(
      async (wanted) => Boolean(await caches.match(new URL(wanted, location.origin).href, { ignoreVary: true })),
      path,
    );
  await expect.poll(isCached, { timeout: 20_000, intervals: [100] }).toBe(true);
}

/** Waits until the page and all scripts that its document names are cached. */
async function untilScriptsCached(page: Page, path: string): Promise<void> {
  await untilCached(page, path);
  const missing = () =>
    page.evaluate(async (wanted) => {
      const { origin } = location;
      const kept = (url: string) => caches.match(new URL(url, origin).href, { ignoreVary: true });
      const html = await (await kept(wanted))?.text();
      const started = new DOMParser().parseFromString(html ?? '', 'text/html').querySelector('script[data-files]');
      const files = started?.getAttribute('data-files')?.split(' ') ?? ['no list of scripts'];
      const responses = await Promise.all(files.map(kept));
      return files.filter((_file, at) => !responses[at]);
    }, path);
  await expect.poll(missing, { timeout: 20_000, intervals: [100] }).toEqual([]);
}

test("a guest's cart joins her account, and her other device receives it", async ({
  page,
  browser,
  database,
  request,
}) => {
  const shopper = newShopper();
  await register(request, shopper);
  const [saree, shawl] = [await stockProduct(database, { stock: 9 }), await stockProduct(database, { stock: 9 })];

  await addToCart(page, saree.slug);
  await page.goto('/login');
  await logIn(page, shopper);
  await expect.poll(() => savedCart(database, shopper.email), { timeout: 20_000 }).toEqual([saree.id]);

  const otherDevice = await browser.newContext({ baseURL: process.env.SHOP_URL ?? '' });
  const other = await otherDevice.newPage();
  await addToCart(other, shawl.slug);
  await other.goto('/login');
  await logIn(other, shopper);
  await expect
    .poll(() => savedCart(database, shopper.email), { timeout: 20_000 })
    .toEqual([saree.id, shawl.id].toSorted((a, b) => a - b));
  await other.goto('/cart');
  await expect(other.getByRole('link', { name: saree.title })).toBeVisible();
  await expect(other.getByRole('link', { name: shawl.title })).toBeVisible();
  const stored = await other.evaluate(() => JSON.parse(localStorage.getItem('DetailsCart') ?? '[]'));
  expect(stored).toContainEqual({ id: saree.id, count: 1, selectedColor: null, selectedSize: null });

  await other.getByRole('button', { name: `Remove ${saree.title}` }).click();
  await expect.poll(() => savedCart(database, shopper.email), { timeout: 20_000 }).toEqual([shawl.id]);
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: shawl.title })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('link', { name: saree.title })).toBeHidden({ timeout: 20_000 });
  expect(await askedForListsMs(page)).toBeLessThan(2_000);

  // The cart stays on a device whose session expires.
  await page.evaluate(() => {
    for (const key of ['token', 'email', 'user_id', 'name']) localStorage.removeItem(key);
  });
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: shawl.title })).toBeVisible();
  expect(await savedCart(database, shopper.email)).toEqual([shawl.id]);
  await otherDevice.close();
});

test('offline the cart shows the last known prices, and nothing can be ordered', async ({
  page,
  context,
  database,
  consoleErrors,
}) => {
  const product = await stockProduct(database, { stock: 9, offerPrice: 890 });
  await addToCart(page, product.slug);
  await page.goto('/cart');
  await page.getByRole('checkbox', { name: /Dhaka City/ }).check();
  await expect(page.getByRole('button', { name: 'Confirm Cart' })).toBeEnabled();
  await untilCached(page, '/cart');
  await untilCached(page, '/offline');
  await page.goto(`/product/product_details/${product.slug}`);
  await untilCached(page, `/product/product_details/${product.slug}`);

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: product.title })).toBeVisible();
  await expect(page.getByText('Prices are those of')).toBeVisible();
  await expect(page.getByText('৳890').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm Cart' })).toBeDisabled();
  await expect(page.getByText('Ordering needs the network')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/product/product_details/${product.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await page.goto('/shop/all_shop');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.goto('/order/check_out');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();

  await database.query('UPDATE products SET price = 95000, offer_price = 95000 WHERE id = $1', [product.id]);
  await context.setOffline(false);
  await page.goto('/cart');
  await expect(page.getByText('Price up from ৳890 to ৳950')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm Cart' })).toBeEnabled();
  forgiveMissingNetwork(consoleErrors);
});

test('offline the cart opens, although it was never opened before', async ({
  page,
  context,
  database,
  consoleErrors,
}) => {
  const product = await stockProduct(database, { stock: 9 });
  await addToCart(page, product.slug);
  await untilScriptsCached(page, '/cart');

  await context.setOffline(true);
  await page.goto('/cart');
  await expect(page.getByText('The shop could not be reached. Your cart is safe on this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm Cart' })).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: product.title })).toBeVisible();
  forgiveMissingNetwork(consoleErrors);
});

test('online, files are not served by the service worker, so that preloads are used', async ({ page }) => {
  await page.goto('/cart');
  await wakePage(page);
  await untilCached(page, '/cart');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const files: [path: string, isFromWorker: boolean][] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/')) files.push([pathname, response.fromServiceWorker()]);
  });
  for (const path of ['/', '/product/category/product_list/2', '/product/product_details/1', '/cart']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter(([, isFromWorker]) => isFromWorker)).toEqual([]);
});

test('no personal page or response is cached', async ({ page, database, request }) => {
  const shopper = newShopper();
  await register(request, shopper);
  const product = await stockProduct(database, { stock: 9 });
  await page.goto('/');
  await wakePage(page);
  await untilCached(page, '/cart');
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page.getByText('login', { exact: true })).toBeVisible();
  await page.goto('/user/profile');
  await expect(page.getByLabel('Email').first()).toHaveValue(shopper.email);
  await addToCart(page, product.slug);
  await expect.poll(() => savedCart(database, shopper.email), { timeout: 20_000 }).toEqual([product.id]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(5);
  expect(
    kept.filter((path) => /^\/(api\/(user|saved|order|checkout|shipping|coupon)|user\/|login|order)/.test(path)),
  ).toEqual([]);
});

test('the data saver is remembered: small pictures, and nothing moves by itself', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('img[srcset*="1200w"]').first()).toBeAttached();
  const saveData = page.getByRole('switch', { name: 'Save data' });
  await reloading(page, () => saveData.click());
  await expect(saveData).toBeChecked();
  await expect(page.locator('img[srcset]').first()).toBeAttached();
  expect(await page.locator('img[srcset*="800w"]').count()).toBe(0);
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await expectAccessible(page);

  await reloading(page, () => saveData.click());
  await expect(page.locator('img[srcset*="1200w"]').first()).toBeAttached();
});

/** Performs an action that reloads the page, and waits for it. */
async function reloading(page: Page, press: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await press();
  await loaded;
}

test('the shop can be installed, in both languages', async ({ page, request }) => {
  for (const [path, name] of [
    ['/', 'Haat'],
    ['/bn', 'হাট'],
  ] as const) {
    await page.goto(path);
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ name, display: 'standalone' });
    for (const { src, sizes } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.headers()['content-type'], sizes).toBe('image/png');
    }
  }
  const worker = await request.get('/sw.js');
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' });
  expect(worker.headers()['content-type']).toContain('javascript');
});
