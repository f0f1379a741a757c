import type { Page } from '@playwright/test';
import { addStaff } from '../../src/add-staff.ts';
import { expectConsoleScreen } from '../../src/expect-console-screen.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { stockProduct } from '../../src/shopper.ts';
import { signIn } from '../../src/staff.ts';

const cell = (page: Page, name: string, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} .*, ${title}$`) });
const field = (page: Page, name: string, title: string) =>
  page.getByRole('textbox', { name: `${name}, ${title}`, exact: true });

test('a price and a stock are changed in place, seen in the shop, and taken back', async ({ page, database }) => {
  const { id, slug, title } = await stockProduct(database, { stock: 12, offerPrice: 890 });
  await page.goto(`/admin/products?q=${encodeURIComponent(title)}`);
  await signIn(page, await addStaff(database));
  await expect(cell(page, 'Price', title)).toHaveText(/৳890/);
  await expectAccessible(page);

  await cell(page, 'Price', title).click();
  await field(page, 'Price', title).fill('১,০৫০');
  await expect(page.getByText('was ৳890')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Price', title).press('Enter');
  await expect(page.getByText(`${title}: price ৳890 → ৳1,050`)).toBeVisible();
  await expect(cell(page, 'Offer price', title)).toHaveText(/৳1,050/);

  await cell(page, 'Offer price', title).click();
  await field(page, 'Offer price', title).fill('2000');
  await field(page, 'Offer price', title).press('Enter');
  await expect(page.getByText('Above the price ৳1,050')).toBeVisible();
  await field(page, 'Offer price', title).fill('840');
  await field(page, 'Offer price', title).press('Tab');
  await field(page, 'Stock', title).fill('+8');
  await field(page, 'Stock', title).press('Enter');
  await expect(page.getByText(`${title}: stock 12 → 20`)).toBeVisible();
  await expect(page.getByText('−20%')).toBeVisible();

  const shop = await page.context().newPage();
  await expect(async () => {
    await shop.goto(`/product/product_details/${slug}`);
    await expect(shop.getByText('৳840').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await shop.close();

  const toast = page.locator('.toast', { hasText: `${title}: stock 12 → 20` });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'Stock', title)).toHaveText(/12/);
  const { rows } = await database.query(
    'SELECT stock, offer_price, (SELECT sum(delta)::int FROM stock_movements WHERE product_id = $1) AS moved FROM products WHERE id = $1',
    [id],
  );
  expect(rows).toEqual([{ stock: 12, offer_price: 84_000, moved: 12 }]);
});

test('of two prices one is chosen, and other changes are left alone', async ({ page, database }) => {
  const { id, title } = await stockProduct(database, { stock: 3, offerPrice: 500 });
  await page.goto(`/admin/products?q=${encodeURIComponent(title)}`);
  await signIn(page, await addStaff(database));
  await cell(page, 'Price', title).click();
  await database.query("UPDATE products SET title_bn = 'অন্য শাড়ি', version = version + 1 WHERE id = $1", [id]);
  await field(page, 'Price', title).fill('550');
  await field(page, 'Price', title).press('Enter');
  await expect(page.getByText(`${title}: price ৳500 → ৳550`)).toBeVisible();

  await cell(page, 'Price', title).click();
  await database.query('UPDATE products SET price = 60000, offer_price = 60000, version = version + 1 WHERE id = $1', [
    id,
  ]);
  await field(page, 'Price', title).fill('700');
  await field(page, 'Price', title).press('Enter');
  const question = page.getByRole('dialog', { name: 'Two people changed this price' });
  await expect(question.getByText('৳550', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Save ৳700' }).click();
  await expect(cell(page, 'Price', title)).toHaveText(/৳700/);
  await expect
    .poll(async () => (await database.query('SELECT price, title_bn FROM products WHERE id = $1', [id])).rows)
    .toEqual([{ price: 70_000, title_bn: 'অন্য শাড়ি' }]);
});

test('several products are retired and sold again', async ({ page, database }) => {
  const first = await stockProduct(database, { stock: 3 });
  const second = await stockProduct(database, { stock: 4 });
  await database.query("UPDATE products SET title = $2 || ' A' WHERE id = $1", [first.id, second.title]);
  await page.goto(`/admin/products?q=${encodeURIComponent(second.title)}`);
  await signIn(page, await addStaff(database));
  await page.getByRole('checkbox', { name: `Select ${second.title} A`, exact: true }).check();
  await page.getByRole('checkbox', { name: `Select ${second.title}`, exact: true }).check();
  await page.getByRole('button', { name: 'Retire 2…' }).click();
  const question = page.getByRole('dialog', { name: 'Retire 2 products?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Retire 2', exact: true }).click();
  await expect(page.getByText('2 retired.')).toBeVisible();
  await expect(page.getByRole('heading', { name: `No product with “${second.title}”` })).toBeVisible();
  expect((await page.request.get(`/product/product_details/${first.slug}`)).status()).toBe(410);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 on sale again.')).toBeVisible();
  await expect(page.getByRole('link', { name: `${second.title} A` })).toBeVisible();
});

test('staff enter stock; prices and retiring are for operators', async ({ page, database }) => {
  const { title } = await stockProduct(database, { stock: 3, offerPrice: 450 });
  await page.goto(`/admin/products?q=${encodeURIComponent(title)}`);
  await signIn(page, await addStaff(database, { role: 'staff' }));
  await expect(cell(page, 'Stock', title)).toBeVisible();
  await expect(page.getByText('You may change stock. Prices are for operators and owners.').first()).toBeAttached();
  await expect(cell(page, 'Price', title)).toBeHidden();
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await expect(page.getByText('Retiring is for operators and owners.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('You may read this and enter stock.')).toBeVisible();
  await expect(page.getByLabel('English title')).toBeDisabled();
  await page.getByLabel('Change by').fill('+2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Stock saved.')).toBeVisible();
});

test('every list of products is accessible in both languages and as wide as the screen at most', async ({
  page,
  database,
}) => {
  await page.goto('/admin/products');
  await signIn(page, await addStaff(database));
  for (const language of ['EN', 'বাংলা']) {
    await page.getByRole('button', { name: language, exact: true }).click();
    for (const view of ['sold', 'low', 'out', 'retired']) {
      await page.goto(`/admin/products?view=${view}`);
      await expectConsoleScreen(page);
    }
  }
});
