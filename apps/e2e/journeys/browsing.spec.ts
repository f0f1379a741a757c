import type { Page } from '@playwright/test';
import { logIn, newShopper, register, stockProduct } from '../src/shopper.ts';
import { expect, expectAccessible, test } from '../src/shop-test.ts';

const category = '/product/category/product_list/2';
const product = '/product/product_details/dhakai-jamdani-maroon';

const screens = [
  '/',
  '/search?q=panjabi',
  '/search?q=panjabi&category=2',
  '/search?q=zzzzzz',
  '/product/category',
  '/product/category/subCategory/1',
  category,
  '/product/brand/1',
  product,
  '/brand/all_brand',
  '/shop/all_shop',
  '/shop/all_product/1',
  '/all_shop_home',
  '/all_new_arraival',
  '/all_winter_product',
  '/all_popular_product',
  '/voucher_product',
  '/offer_product',
  '/nowhere',
];

for (const path of screens) {
  test(`${path} is accessible and has no layout shift in both languages`, async ({ page }) => {
    // Running axe twice over a long list is slow on a small machine.
    test.slow();
    for (const address of [path, path === '/' ? '/bn' : `/bn${path}`]) {
      const { status, shift } = await watchShifts(page, address);
      expect(status).toBe(path === '/nowhere' ? 404 : 200);
      await expect(page.locator('html')).toHaveAttribute('lang', address.startsWith('/bn') ? 'bn' : 'en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // This browser has no Bangla font, so ours may shift the first line if it arrives late. Phones do have one.
      expect(await shift()).toBeLessThan(address.startsWith('/bn') ? 0.1 : 0.01);
    }
  });
}

test('a list is filtered, sorted and extended by its address, and going back restores the position', async ({
  page,
}) => {
  await page.goto('/all_new_arraival');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(30);
  const total = Number(/of (\d+)/.exec((await page.getByText(/^Showing 30 of/).textContent()) ?? '')?.[1]);
  await page.getByRole('link', { name: 'Show More' }).click();
  await expect(cards).toHaveCount(Math.min(60, total));
  await expect(page).toHaveURL(/\?more=1$/);

  const card = cards.nth(35);
  await card.scrollIntoViewIfNeeded();
  const title = await card.getByRole('link').textContent();
  const before = await page.evaluate(() => scrollY);
  await card.getByRole('link').click();
  await page.waitForURL('**/product/product_details/*');
  await page.goBack();
  await expect(cards).toHaveCount(Math.min(60, total));
  await expect(cards.nth(35).getByRole('link')).toHaveText(title ?? '');
  await expect(async () => {
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(40);
  }).toPass();
});

test('only one price range applies at a time, it combines with offers, and chips remove filters', async ({ page }) => {
  await page.goto(category);
  await openFilters(page);
  await page.getByRole('checkbox', { name: '৳300 – ৳600' }).check();
  await expect(page).toHaveURL(/min=300&max=600/);
  await page.getByRole('checkbox', { name: '৳1,000 – ৳1,500' }).check();
  await expect(page).toHaveURL(/min=1000&max=1500/);
  await expect(page.getByRole('checkbox', { name: '৳300 – ৳600' })).not.toBeChecked();
  await closeFilters(page);

  const prices = await page.getByRole('main').getByRole('article').locator('.text-lg').allTextContents();
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) expect(inTaka(price)).toBeGreaterThanOrEqual(1000);
  for (const price of prices) expect(inTaka(price)).toBeLessThanOrEqual(1500);

  await sortBy(page, 'asc');
  await expect(page).toHaveURL(/sort=asc/);
  await expect(async () => {
    const sorted = (await page.getByRole('main').getByRole('article').locator('.text-lg').allTextContents()).map(
      inTaka,
    );
    expect(sorted).toEqual(sorted.toSorted((a, b) => a - b));
  }).toPass();

  await page.getByRole('button', { name: 'Remove ৳1,000 – ৳1,500' }).click();
  await expect(page).not.toHaveURL(/min=/);
  await page.goBack();
  await expect(page).toHaveURL(/min=1000/);
});

test('a search without a category finds nothing but shows all matches, and a category narrows it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search products and shops' }).fill('panjabi');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?*q=panjabi*');
  await expect(page.getByText('No Data Found Search Again')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Matches in all categories' })).toBeVisible();
  await expect(page.getByRole('article').first().locator('mark')).toHaveText(/panjabi/i);

  await page.getByRole('link', { name: /^Men's Fashion \d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("“panjabi” in Men's Fashion");
  await expect(page.getByText('No Data Found Search Again')).toBeHidden();

  const categories = page.getByRole('combobox', { name: 'Category', exact: true });
  await categories.selectOption('Select Category');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “panjabi”');
  await expect(page).toHaveURL(/\/search\?q=panjabi$/);
  await expect(categories).toBeFocused();
  await categories.selectOption("Men's Fashion");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("“panjabi” in Men's Fashion");
  await expect(categories).toBeFocused();

  await page.goto('/search?q=zzzzzz');
  await expect(page.getByText('No Data Found Search Again')).toBeVisible();
});

test("a choice made before the page's code has loaded is applied once it has", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto('/search?q=panjabi&category=2', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("“panjabi” in Men's Fashion");
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('Select Category');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “panjabi”');
});

test('suggestions are usable with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Search products and shops' });
  await box.focus();
  await box.pressSequentially('saree');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue('saree');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/product/product_details/*');
  await expect(options).toHaveCount(0);
});

test('the gallery is browsed, enlarged and closed with the keyboard', async ({ page }) => {
  await page.goto(product);
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const thumbnails = gallery.getByRole('listitem').getByRole('button', { name: /: picture \d of \d$/ });
  const current = gallery.locator('[aria-current="true"]');
  await expect(async () => {
    await current.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(current).toHaveAccessibleName(/picture 4 of 4$/, { timeout: 500 });
  }).toPass();
  await expect(current).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveAccessibleName(/picture 1 of 4$/);
  await page.keyboard.press('End');
  await expect(thumbnails.last()).toBeFocused();

  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText('4 of 4')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('1 of 4')).toBeVisible();
  await page.keyboard.press('+');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('the size guide is shown in both languages if sizes are body sizes', async ({ page, database }) => {
  const { rows } = await database.query<{ slug: string }>(
    `SELECT slug FROM products JOIN product_sizes ON product_id = products.id WHERE size = 'XL' ORDER BY products.id LIMIT 1`,
  );
  const path = `/product/product_details/${rows[0]?.slug}`;
  for (const [address, name, unit] of [
    [path, 'Size guide', 'Chest (inches)'],
    [`/bn${path}`, 'সাইজ চার্ট', 'বুক (ইঞ্চি)'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name }).click();
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet.getByRole('columnheader', { name: unit })).toBeVisible();
    await expect(sheet.getByRole('rowheader', { name: 'XL', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
});

test('adding to cart and favourites respects the stock and gives feedback', async ({ page, database }) => {
  const { rows } = await database.query<{ slug: string; stock: number }>(
    'SELECT slug, stock FROM products WHERE stock BETWEEN 2 AND 12 ORDER BY id LIMIT 1',
  );
  const { slug = '', stock = 0 } = rows[0] ?? {};
  await page.goto(`/product/product_details/${slug}`);
  await page.getByRole('button', { name: 'Favourite List' }).first().click();
  await expect(page.getByText('Added to favourite List successfully!')).toBeVisible();
  for (let pressed = 1; pressed < stock; pressed += 1) await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('button', { name: 'One more' })).toBeDisabled();
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await expect(page.getByText('Added to cart successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(`Insufficient stock! you cannot add more than ${stock}`);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
});

test('a visitor logs in to review and returns; the review is shown once the shop has approved it', async ({
  page,
  database,
  request,
}) => {
  const shopper = newShopper();
  await register(request, shopper);
  const { id, slug } = await stockProduct(database, { stock: 5 });
  await page.goto(`/product/product_details/${slug}`);
  await page.getByRole('tab', { name: /^Review/ }).click();
  await expect(page.getByText('Please Login To Add Review')).toBeVisible();
  await page
    .getByRole('tabpanel', { name: /^Review/ })
    .getByRole('link', { name: 'Log in' })
    .click();
  await logIn(page, shopper);
  await page.waitForURL(`**/product/product_details/${slug}`);

  await page.getByRole('tab', { name: /^Review/ }).click();
  await page.getByLabel('Message').fill('The colour is just as in the picture.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('Please choose a rating');
  await expect(page.getByRole('radio', { name: '1 of 5' })).toBeFocused();
  await page.getByRole('radio', { name: '4 of 5' }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  const review = page.getByRole('listitem').filter({ hasText: shopper.name });
  await expect(page.getByText('Your review waits for the shop to read it.')).toBeVisible();
  await expect(review).toHaveCount(0);
  await expectAccessible(page);

  await database.query(`UPDATE reviews SET status = 'visible' WHERE product_id = $1`, [id]);
  await database.query(
    `WITH writer AS (INSERT INTO users (id, email, full_name)
                     SELECT gen_random_uuid(), gen_random_uuid() || '@example.com', 'Writer ' || n FROM generate_series(1, 14) n RETURNING id)
     INSERT INTO reviews (product_id, user_id, star, message, updated_at)
     SELECT $1, id, 4, 'Written before', now() - interval '1 day' FROM writer`,
    [id],
  );
  await database.query('UPDATE products SET rating_count = 15, rating_sum = 60 WHERE id = $1', [id]);
  await page.goto(`/product/product_details/${slug}?tab=review`);
  await page.getByRole('tab', { name: /^Review/ }).click();
  await expect(review).toContainText('The colour is just as in the picture.');
  await expect(page.getByLabel('Message')).toHaveValue('The colour is just as in the picture.');
  const panel = page.getByRole('tabpanel', { name: /^Review/ });
  await expect(panel.getByText('15 reviews')).toBeVisible();
  const written = panel.getByRole('listitem').filter({ has: page.getByRole('time') });
  await expect(written).toHaveCount(10);
  await panel.getByRole('button', { name: 'Show More' }).click();
  await expect(written).toHaveCount(15);
  await expect(written.nth(10)).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Show More' })).toHaveCount(0);
});

test('browsing works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/all_new_arraival');
  await page.getByRole('link', { name: 'Show More' }).click();
  await expect(page).toHaveURL(/\?more=1$/);
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(30);
  await page.goto(product);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dhakai Jamdani Saree, Maroon');
  await expect(page.getByText('A true Dhakai jamdani')).toBeVisible();
  await page.getByRole('link', { name: '2 reviews' }).click();
  await expect(page.getByText('Soft fabric and the border looks rich.')).toBeVisible();
  await context.close();
});

/** Opens an address; returns its status and a function that reads the layout shift so far. */
async function watchShifts(
  page: Page,
  address: string,
): Promise<{ status: number | undefined; shift: () => Promise<number> }> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  const shift = () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  return { status: answer?.status(), shift };
}

/** Holds back the shop's scripts until they are released, as on a slow network. */
async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { release };
}

function inTaka(price: string): number {
  return Number(price.replaceAll(/[৳,]/g, ''));
}

async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filters/ });
  if (!(await button.isVisible())) return;
  await button.click();
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
  await expectAccessible(page);
}

async function closeFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Show \d+ products$|^1 product$/ });
  if (await button.isVisible()) await button.click();
}

async function sortBy(page: Page, order: 'asc' | 'desc'): Promise<void> {
  const selects = page.getByRole('main').getByRole('combobox', { name: 'Sort by' });
  await selects.filter({ visible: true }).first().selectOption(order);
}
