import type { Page } from '@playwright/test';
import { addStaff } from '../../src/add-staff.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { stockProduct } from '../../src/shopper.ts';
import { openAs } from '../../src/staff.ts';

const cell = (page: Page, name: string, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} .*, ${title}$`) });

test('several products are retired and sold again', async ({ page, database }) => {
  const first = await stockProduct(database, { stock: 3 });
  const second = await stockProduct(database, { stock: 4 });
  await database.query("UPDATE products SET title = $2 || ' A' WHERE id = $1", [first.id, second.title]);
  await openAs(page, await addStaff(database), `/admin/products?q=${encodeURIComponent(second.title)}`);
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
  await openAs(page, await addStaff(database, { role: 'staff' }), `/admin/products?q=${encodeURIComponent(title)}`);
  await expect(cell(page, 'Stock', title)).toBeVisible();
  await expect(page.getByText('You may change stock. Prices are for operators and owners.').first()).toBeAttached();
  await expect(cell(page, 'Price', title)).toBeHidden();
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await expect(page.getByText('Offers and retiring are for operators and owners.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set stock…' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set offer…' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('You may read this and enter stock.')).toBeVisible();
  await expect(page.getByLabel('English title')).toBeDisabled();
  await page.getByLabel('Change by').fill('+2');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Stock saved.')).toBeVisible();
});
