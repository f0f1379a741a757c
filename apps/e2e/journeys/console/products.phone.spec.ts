import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { addStaff } from '../../src/add-staff.ts';
import { longPress } from '../../src/long-press.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { stockProduct } from '../../src/shopper.ts';
import { openAs } from '../../src/staff.ts';

const cell = (page: Page, name: string, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} .*, ${title}$`) });
const field = (page: Page, name: string, title: string) =>
  page.getByRole('textbox', { name: `${name}, ${title}`, exact: true });

/** Puts a product into a shopper's cart, and into her favourites and somebody else's. */
async function saveForLater(database: Pick<Client, 'query'>, productId: number): Promise<void> {
  await database.query(
    `WITH shoppers AS (
       INSERT INTO users (id, email, full_name)
       SELECT id, id || '@haat.example', 'Shopper' FROM unnest($2::uuid[]) AS id RETURNING id)
     INSERT INTO saved_lines (user_id, list, product_id, qty)
     SELECT id, list, $1, 1 FROM shoppers, unnest('{cart,favourites}'::"SavedList"[]) AS list
      WHERE list = 'favourites' OR id = ($2::uuid[])[1]`,
    [productId, [randomUUID(), randomUUID()]],
  );
}

test('several products are retired and sold again', async ({ page, database }) => {
  const first = await stockProduct(database, { stock: 3 });
  const second = await stockProduct(database, { stock: 4 });
  await database.query("UPDATE products SET title = $2 || ' A' WHERE id = $1", [first.id, second.title]);
  await saveForLater(database, first.id);
  await openAs(page, await addStaff(database), `/admin/products?q=${encodeURIComponent(second.title)}`);
  const box = page.getByRole('checkbox', { name: `Select ${second.title} A`, exact: true });
  await longPress(page, page.getByRole('link', { name: `${second.title} A` }), () => expect(box).toBeChecked());
  await page.getByRole('checkbox', { name: `Select ${second.title}`, exact: true }).check();
  await page.getByRole('button', { name: 'Retire 2…' }).click();
  const question = page.getByRole('dialog', { name: 'Retire 2 products?' });
  await expect(question.getByText('3 left · in 1 cart · 2 favourites')).toBeVisible();
  await expect(question.getByText('4 left · in no open order, cart or favourites')).toBeVisible();
  await expect(question.getByText(/^Carts and favourites keep them/)).toBeVisible();
  await expect(question.getByText(/^Open orders/)).toBeHidden();
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

test('of two prices one is chosen, and other changes are left alone', async ({ page, database }) => {
  const { id, title } = await stockProduct(database, { stock: 3, offerPrice: 500 });
  await openAs(page, await addStaff(database), `/admin/products?q=${encodeURIComponent(title)}`);
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

test('a search without products offers what was probably meant, on sale or retired', async ({ page, database }) => {
  const { id, title } = await stockProduct(database, { stock: 3 });
  const typo = title.replace('Journey', 'Jurney');
  await openAs(page, await addStaff(database), `/admin/products?q=${encodeURIComponent(typo)}`);
  await expect(page.getByRole('heading', { name: `No product with “${typo}”` })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', `/admin/products/${id}`);
  await expectAccessible(page);
  await database.query('UPDATE products SET retired_at = now() WHERE id = $1', [id]);
  await page.goto(`/admin/products?q=${encodeURIComponent(title)}`);
  await expect(page.getByText(`${title} (retired)`)).toBeVisible();
  await page.goto('/admin/products?view=retired&ending=true');
  await expect(page.getByText(/^This view holds [1-9]\d* without them\.$/)).toBeVisible();
});

test('a list of cards is sorted, and a card has the actions of a row', async ({ page, database }) => {
  const { id, title } = await stockProduct(database, { stock: 3 });
  await openAs(page, await addStaff(database), '/admin/products');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Highest offer price first');
  await expect(page).toHaveURL(/sort=offer-desc$/);
  await page.goto(`/admin/products?q=${encodeURIComponent(title)}`);
  const menu = page.getByRole('button', { name: `More for ${title}` });
  await menu.click();
  await expectAccessible(page);
  for (const action of ['See in the shop', 'Duplicate', 'Retire…'])
    await expect(page.getByRole('button', { name: action })).toBeInViewport();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${id}\\?`));
});
