import type { Page } from '@playwright/test';
import { stockProduct } from '../../src/shopper.ts';
import { expect, test } from '../../src/shop-test.ts';

const product = '/product/product_details/dhakai-jamdani-maroon';

/** The specified English texts of every page, verbatim. */

test('home names its sliders as specified', async ({ page }) => {
  await page.goto('/');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  for (const name of ['HELLO ! GOOD DAYS', 'Our Shop', 'NEW ARRAIVAL', 'Popular Products', 'WINTER'])
    await expect(titles.filter({ hasText: name })).toHaveText(name);
});

test('free delivery names its zones, and the charge elsewhere', async ({ page, database }) => {
  const { rows } = await database.query<{ charge: number }>(
    'SELECT min(delivery_charge)::int / 100 AS charge FROM shipping_zones WHERE is_active AND delivery_charge > 0',
  );
  const charge = rows[0]?.charge ?? 0;
  const inBangla = String(charge).replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
  for (const path of ['/', product]) {
    await page.goto(path);
    const promise = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Free home delivery' });
    await expect(promise).toHaveText(`Free home deliveryin 24 hoursDhaka City; elsewhere from ৳${charge}`);
    await page.goto(path === '/' ? '/bn' : `/bn${path}`);
    await expect(page.getByRole('main').getByText(`ঢাকা শহর; অন্য জায়গায় ৳${inBangla} থেকে`)).toBeVisible();
  }
});

test('a list offers the specified sort orders', async ({ page }) => {
  await page.goto('/product/brand/1');
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Sort by' }).first().locator('option')).toHaveText([
    'Select Any',
    'Higher To Lower',
    'Lower To Higher',
  ]);
  await page.goto('/product/brand/1?min=2500000');
  await expect(page.getByRole('main').getByText('Nothing Found', { exact: true })).toBeVisible();
});

test('a card adds up to the stock and then refuses, in the specified words', async ({ page, database }) => {
  const { title } = await stockProduct(database, { stock: 1, offerPrice: 870 });
  const card = await cardOf(page, title);
  const add = card.getByRole('button', { name: /^Add to cart/i });
  await add.click();
  await expect(page.getByText('Added to cart successfully!', { exact: true })).toBeVisible();
  await add.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('You cannot add more of this product. Stock limit reached.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await card.getByRole('button', { name: /favourite/i }).click();
  await expect(page.getByText('Added to favourite List successfully!', { exact: true })).toBeVisible();
});

test('a product without stock has only a button that says so', async ({ page, database }) => {
  const { rows } = await database.query<{ title: string; slug: string }>(
    'SELECT title, slug FROM products WHERE stock = 0 ORDER BY id LIMIT 1',
  );
  const { title = '', slug = '' } = rows[0] ?? {};
  const card = await cardOf(page, title);
  await expect(card.getByText('Out Of Stock', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: /cart|favourite/i })).toHaveCount(0);
  await page.goto(`/product/product_details/${slug}`);
  await expect(page.getByRole('button', { name: 'Out Of Stock' }).first()).toBeVisible();
  await expect(page.getByText('See what else we have, below.')).toBeVisible();
});

async function cardOf(page: Page, title: string) {
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: title }).first();
  await expect(card).toBeVisible();
  return card;
}
