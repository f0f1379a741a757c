import type { Page } from '@playwright/test';
import { addStaff } from '../../src/add-staff.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { stockProduct } from '../../src/shopper.ts';
import { openAs } from '../../src/staff.ts';

const cell = (page: Page, name: string, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} .*, ${title}$`) });
const field = (page: Page, name: string, title: string) =>
  page.getByRole('textbox', { name: `${name}, ${title}`, exact: true });

test('a price and a stock are changed in place, seen in the shop, and taken back', async ({ page, database }) => {
  const { id, slug, title } = await stockProduct(database, { stock: 12, offerPrice: 890 });
  await openAs(page, await addStaff(database), `/admin/products?q=${encodeURIComponent(title)}`);
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
