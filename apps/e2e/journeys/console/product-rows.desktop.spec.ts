import { readFile } from 'node:fs/promises';
import { addStaff } from '../../src/add-staff.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { stockProduct } from '../../src/shopper.ts';
import { openAs } from '../../src/staff.ts';

test('a product is retired, sold again and copied from its row', async ({ page, database }) => {
  const { id, slug, title } = await stockProduct(database, { stock: 3 });
  await openAs(page, await addStaff(database), `/admin/products?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  const open = () => row.getByRole('button', { name: `More for ${title}` }).click();
  await open();
  await expect(row.getByRole('button', { name: 'Retire…' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: `More for ${title}` })).toBeFocused();

  await open();
  const shopPage = page.context().waitForEvent('page');
  await row.getByRole('button', { name: 'See in the shop' }).click();
  expect(new URL((await shopPage).url()).pathname).toBe(`/product/product_details/${slug}`);

  await open();
  await row.getByRole('button', { name: 'Retire…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retire 1' }).click();
  await expect(page.getByText(`${title} is retired.`)).toBeVisible();
  await page.goto(`/admin/products?view=retired&q=${encodeURIComponent(title)}`);
  await open();
  await row.getByRole('button', { name: 'Sell again' }).click();
  await expect(page.getByText(`${title} is on sale again.`)).toBeVisible();
  const { rows } = await database.query('SELECT retired_at FROM products WHERE id = $1', [id]);
  expect(rows).toEqual([{ retired_at: null }]);

  await page.goto(`/admin/products?q=${encodeURIComponent(title)}`);
  await open();
  await row.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(new RegExp(`/products/new\\?from=${id}$`));
});

test('only the selected products are exported', async ({ page, database }) => {
  const [chosen, other] = [await stockProduct(database, { stock: 3 }), await stockProduct(database, { stock: 3 })];
  await openAs(page, await addStaff(database), '/admin/products');
  await page.getByRole('checkbox', { name: `Select ${chosen.title}` }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect([chosen.slug, other.slug].map((slug) => text.includes(slug))).toEqual([true, false]);
});

test('staff open a product from its row, here and in the shop, no more', async ({ page, database }) => {
  const { title } = await stockProduct(database, { stock: 3 });
  await openAs(page, await addStaff(database, { role: 'staff' }), `/admin/products?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: `More for ${title}` }).click();
  await expect(row.getByRole('listitem')).toHaveText(['Open', 'See in the shop']);
});

test('the list is sorted by its columns, and its address says so', async ({ page, database }) => {
  const cheap = await stockProduct(database, { stock: 3, offerPrice: 100 });
  const dear = await stockProduct(database, { stock: 3, offerPrice: 900 });
  const made = await database.query<{ id: number }>(
    `INSERT INTO shops (name, name_bn, district, about, about_bn, photo)
     SELECT 'Sorted', name_bn, district, about, about_bn, photo FROM shops WHERE id = 1 RETURNING id`,
  );
  const shop = made.rows[0]?.id;
  await database.query('UPDATE products SET shop_id = $2 WHERE id = ANY($1)', [[cheap.id, dear.id], shop]);
  await openAs(page, await addStaff(database), `/admin/products?shop=${shop}`);
  const ids = () => page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => Number(row.dataset['row'])));
  await expect.poll(ids).toEqual([dear.id, cheap.id]);
  const heading = page.getByRole('columnheader', { name: 'Offer price', exact: true });
  await heading.getByRole('button').click();
  await expect(page).toHaveURL(/sort=offer$/);
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(ids).toEqual([cheap.id, dear.id]);
  await expectAccessible(page);
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(ids).toEqual([dear.id, cheap.id]);
  await page.reload();
  await expect(page.getByText('What shoppers can find, highest offer price first')).toBeVisible();
  await heading.getByRole('button').click();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(heading).not.toHaveAttribute('aria-sort');
});
