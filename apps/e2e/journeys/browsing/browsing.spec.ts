import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

const category = '/product/category/product_list/2';

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

function inTaka(price: string): number {
  return Number(price.replaceAll(/[৳,]/g, ''));
}

async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filters/ });
  if (!(await button.isVisible())) return;
  // The pill moves down with the bottom bar when the page is scrolled; moving between press and release would lose
  // the click.
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    if (!(await dialog.isVisible())) await button.click();
    await expect(dialog).toHaveCSS('opacity', '1', { timeout: 3_000 });
  }).toPass();
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
