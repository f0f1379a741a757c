import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { addStaff } from '../../src/add-staff.ts';
import { expectFits } from '../../src/expect-fits.ts';
import { passToasts } from '../../src/passing-time.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs } from '../../src/staff.ts';

/** A product for this journey only, like the demo's first. */
async function addProduct(database: Pick<Client, 'query'>): Promise<string> {
  const slug = `import-${randomUUID().slice(0, 8)}`;
  await database.query(
    `WITH made AS (
       INSERT INTO products (slug, title, title_bn, description, description_bn, photo, price, offer_price, stock, condition,
                             brand_id, category_id, subcategory_id, shop_id)
       SELECT $1, 'Puffer Jacket ' || $1, 'জ্যাকেট', description, description_bn, photo, 285000, 220000, 38, condition,
              brand_id, category_id, subcategory_id, shop_id FROM products WHERE id = 1
       RETURNING id)
     INSERT INTO stock_movements (product_id, delta, reason) SELECT id, 38, 'opening' FROM made`,
    [slug],
  );
  return slug;
}

/** Leaves the shop unchanged for other journeys. */
async function retire(database: Pick<Client, 'query'>, slug: string): Promise<void> {
  await database.query('UPDATE products SET retired_at = now() WHERE slug = $1', [slug]);
}

const choose = (page: Page, name: string, content: string | Buffer) =>
  page
    .getByLabel('Choose file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.isBuffer(content) ? content : Buffer.from(content) });

test('a file is matched, checked, saved and taken back', async ({ page, request, database }) => {
  const [slug, other] = [await addProduct(database), await addProduct(database)];
  const price = async () => (await (await request.get(`/api/single-product/${slug}`)).json()).data.offer_price;
  await page.clock.install();
  await openAs(page, await addStaff(database), '/admin/products');
  await page.getByRole('button', { name: 'Import and export' }).click();
  await page.getByRole('button', { name: 'Import products…' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
  await choose(page, 'old.csv', Buffer.from([0x61, 0xe9, 0x2c, 0x0a]));
  await expect(page.getByRole('alert')).toContainText('not written in UTF-8');
  await expectAccessible(page);

  const name = `prices-${slug}.csv`;
  const rows = [
    'slug,Title,দাম,অফার,stok,Remarks,Brand',
    `${slug},,"২,৭৫০",2090,60,in lot 3,`,
    `${slug},,1450,1590,70,again,`,
    `no-${slug},,100,,,,`,
    `,New jacket,1850,,,,`,
    `${other},,1450,1590,,,Himelaa`,
  ];
  await choose(page, name, rows.join('\n'));
  await expect(page.getByText('5 lines, 7 columns, comma, UTF-8')).toBeVisible();
  await expect(page.getByLabel('Where stok goes')).toHaveValue('stock');
  // Depends on whether such a file was checked before.
  await expect(page.getByText(/a guess, look at it|as last time/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Where Remarks goes').selectOption('Price, Taka');
  await page.getByRole('button', { name: 'Check 5 lines' }).click();
  await expect(page.getByRole('alert')).toContainText('Two columns go to the same field');
  await page.getByLabel('Where Remarks goes').selectOption('Leave out');
  await page.getByRole('button', { name: 'Check 5 lines' }).click();

  await expect(page.getByText('1 line will be saved: 0 new, 1 changed')).toBeVisible({ timeout: 15_000 });
  const lines = page.locator('[data-row]');
  await expect(lines).toHaveCount(5);
  await expect(lines.nth(0)).toContainText('৳2,750');
  await expect(lines.nth(1)).toContainText('Offer ৳1,590 is above the price ৳1,450');
  await expect(lines.nth(1)).toContainText('Line 2 is about the same product');
  await expect(lines.nth(3)).toContainText('Title, Bangla is empty');
  await expectAccessible(page);
  await lines.nth(1).getByRole('button', { name: 'Correct…' }).click();
  const dialog = page.getByRole('dialog', { name: `Line 3 of ${name}` });
  await expect(dialog.getByLabel('slug')).toHaveValue(slug);
  await expect(dialog.getByLabel('অফার')).toHaveValue('1590');
  await expect(dialog.getByText('Offer ৳1,590 is above the price ৳1,450')).toBeVisible();
  await expect(dialog.getByText('again', { exact: true })).toBeVisible();
  await expectAccessible(page);
  // Corrections are checked at once; this line refers to the product of an earlier one and stays wrong.
  await dialog.getByLabel('অফার').fill('1390');
  await dialog.getByRole('button', { name: 'Check it again' }).click();
  await expect(dialog.getByText('Offer ৳1,590 is above the price ৳1,450')).toBeHidden();
  await expect(dialog.getByRole('status')).toHaveText('Something is still wrong with this line.');
  await expect(dialog.getByText('Line 2 is about the same product')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('link', { name: 'Wrong 4' })).toBeVisible();
  // One click each: a fault's proposal, and leaving out an unwanted line.
  await lines.nth(4).getByRole('button', { name: 'Brand: Use the nearest' }).click();
  await expect(lines.nth(4)).not.toContainText('does not exist');
  await lines.nth(4).getByRole('button', { name: 'Swap' }).click();
  await expect(lines.nth(4)).toContainText(/৳2,850.*৳1,590/);
  const leave = lines.nth(1).getByRole('button', { name: /^Leave out|^Include again/ });
  await leave.press('Enter');
  await expect(leave).toHaveText('Include again: Line 3');
  await expect(leave).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Control+z');
  await expect(leave).toHaveText('Leave out: Line 3');
  await leave.click();
  await page.getByRole('link', { name: 'Left out 1' }).click();
  await expect(lines).toHaveCount(1);
  await page.getByRole('link', { name: 'Wrong 2' }).click();
  await expect(lines).toHaveCount(2);
  const file = await page.getByRole('link', { name: 'Wrong lines as CSV' }).getAttribute('href');
  expect(await (await page.request.get(file ?? '')).text()).toContain('"What is wrong"');
  await passToasts(page);
  await page.getByRole('button', { name: 'Save 2 lines' }).click();

  await expect(page.getByRole('heading', { name: '2 lines saved, 3 left out' })).toBeVisible({ timeout: 15_000 });
  await expect.poll(price).toBe(2090);
  await expectAccessible(page);
  await page.goto('/admin/products/import');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Undo this import…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('heading', { name: 'This import was undone' })).toBeVisible({ timeout: 15_000 });
  await expect.poll(price).toBe(2200);
  for (const each of [slug, other]) await retire(database, each);
});

test('a price that falls far is left out until somebody says that it is right', async ({ page, request, database }) => {
  const slug = await addProduct(database);
  const name = `falls-${slug}.csv`;
  await openAs(page, await addStaff(database), '/admin/products/import');
  await choose(page, name, `slug,offer\n${slug},220\nno-${slug},5\n`);
  await page.getByRole('button', { name: 'Check 2 lines' }).click();
  const falling = page.locator('[data-row="2"]');
  await expect(falling).toContainText(/৳2,200.*৳220/, { timeout: 15_000 });
  await expect(falling).toContainText('Offer falls by 90%. Left out unless you say it is right.');
  await expect(page.getByText('1 wrong line and 1 to look at are left out as they are now.')).toBeVisible();
  await expectAccessible(page);
  // One click confirms it, another takes that back.
  const said = falling.getByRole('button', { name: /^(It is right|Withdraw confirmation)/ });
  await said.press('Enter');
  await expect(said).toHaveText('Withdraw confirmation: Line 2');
  await expect(said).toBeFocused();
  await expect(page.getByText('1 line will be saved')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(said).toHaveText('It is right: Line 2');
  // A different value is in doubt again.
  await falling.getByRole('button', { name: 'Correct…' }).click();
  const dialog = page.getByRole('dialog', { name: `Line 2 of ${name}` });
  await expectAccessible(page);
  await dialog.getByLabel('offer').fill('22');
  await dialog.getByRole('button', { name: 'Check it again' }).click();
  await expect(dialog.getByRole('status')).toHaveText('This line still looks like a mistake.');
  await dialog.getByRole('button', { name: 'It is right' }).click();
  await expect(said).toHaveText('Withdraw confirmation: Line 2');
  // Confirmations are kept when the file is checked again.
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Check 2 lines' }).click();
  await expect(said).toHaveText('Withdraw confirmation: Line 2', { timeout: 15_000 });
  await page.getByRole('button', { name: 'Save 1 line' }).click();
  await expect(page.getByRole('heading', { name: '1 line saved, 1 left out' })).toBeVisible({ timeout: 15_000 });
  const price = async () => (await (await request.get(`/api/single-product/${slug}`)).json()).data.offer_price;
  await expect.poll(price).toBe(22);
  await retire(database, slug);
});

test('a spreadsheet is exported, and imported again it brings the price of then back', async ({
  page,
  request,
  database,
}) => {
  const slug = await addProduct(database);
  await openAs(page, await addStaff(database), '/admin/products/import');
  const file = await page.request.get(`/api/admin/products/xlsx?q=${slug}`);
  expect(file.status()).toBe(200);
  await database.query('UPDATE products SET offer_price = 190000, version = version + 1 WHERE slug = $1', [slug]);
  await page.getByLabel('Choose file').setInputFiles({
    name: `${slug}.xlsx`,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await file.body(),
  });
  await page.getByRole('button', { name: 'Check 1 line' }).click();
  const line = page.locator('[data-row="2"]');
  await expect(line).toContainText(/৳1,900.*৳2,200/, { timeout: 15_000 });
  await page.getByRole('button', { name: 'Save 1 line' }).click();
  await expect(page.getByRole('heading', { name: '1 line saved' })).toBeVisible({ timeout: 15_000 });
  const price = async () => (await (await request.get(`/api/single-product/${slug}`)).json()).data.offer_price;
  await expect.poll(price).toBe(2200);
  await retire(database, slug);
});

test('an import fits the screen in Bangla at every step', async ({ page, database }) => {
  const slug = await addProduct(database);
  await openAs(page, await addStaff(database), '/admin/products/import');
  await page.getByRole('button', { name: 'বাংলা', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  const fits = async () => {
    await expectAccessible(page);
    await expectFits(page);
  };
  await expect(page.getByRole('heading', { name: 'আগের আমদানি' })).toBeVisible();
  await fits();
  const file = Buffer.from(`ঠিকানা,দাম,অফার,ব্র্যান্ড\n${slug},1790O,,\n${slug},৩০০০,৩২০০,Himelaa\n`);
  await page.getByLabel('ফাইল বাছুন').setInputFiles({ name: 'দাম.csv', mimeType: 'text/csv', buffer: file });
  await page.getByRole('button', { name: '২ লাইন যাচাই করুন' }).click();
  await expect(page.getByText('১৭৯০০ লিখতে চেয়েছিলেন?')).toBeVisible({ timeout: 15_000 });
  await fits();
  await page
    .getByRole('button', { name: /^ঠিক করুন/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('দাম')).toHaveValue('1790O');
  await fits();
  await retire(database, slug);
});
