import type pg from 'pg';
import { addStaff } from '../../src/add-staff.ts';
import { passToasts } from '../../src/passing-time.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { stockProduct } from '../../src/shopper.ts';
import { openAs } from '../../src/staff.ts';

const figuresOf = async (database: pg.Client, ids: number[]) =>
  (
    await database.query(
      `SELECT offer_price / 100 AS offer, stock, (SELECT sum(delta)::int FROM stock_movements WHERE product_id = p.id) AS moved
         FROM products p WHERE id = ANY ($1) ORDER BY id`,
      [ids],
    )
  ).rows;

test('offers and stock of selected products are changed together, and taken back together', async ({
  page,
  database,
}) => {
  const made = [
    await stockProduct(database, { stock: 5, offerPrice: 890 }),
    await stockProduct(database, { stock: 9, offerPrice: 400 }),
  ];
  const ids = made.map(({ id }) => id);
  // Too long for a line on a phone.
  const mark = `Handloom jamdani of ${crypto.randomUUID()}`;
  await database.query("UPDATE products SET title = $1 || ' ' || id, version = version + 1 WHERE id = ANY ($2)", [
    mark,
    ids,
  ]);
  await page.clock.install();
  await openAs(page, await addStaff(database), `/admin/products?q=${encodeURIComponent(mark)}`);
  const choose = async () => {
    for (const id of ids) await page.getByRole('checkbox', { name: `Select ${mark} ${id}` }).check();
  };
  await choose();
  await page.getByRole('button', { name: 'Set offer…' }).click();
  const offer = page.getByRole('dialog', { name: 'Offer for 2 products' });
  await offer.getByLabel('One offer price for all').check();
  await offer.getByLabel('Offer price (৳)').fill('৫০০');
  await expect(offer.getByText(`${mark} ${ids[1]}: its price is ৳400`)).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Change 1 product' })).toBeDisabled();
  await expectAccessible(page);
  await offer.getByLabel('Leave it as it is, and change the others').check();
  await offer.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(page.getByText('Offer of 1 product changed.')).toBeVisible();
  await expect.poll(() => figuresOf(database, ids)).toMatchObject([{ offer: 500 }, { offer: 400 }]);

  await passToasts(page);
  await choose();
  await page.getByRole('button', { name: 'Set offer…' }).click();
  await offer.getByLabel('Per cent off').last().fill('10');
  await expect(offer.getByText(/^৳500 → /)).toBeInViewport({ ratio: 1 });
  await expect(offer.getByRole('region', { name: 'Before and after' })).toContainText('৳500 → ৳801');
  // A colleague is faster: nothing newer than what was shown is overwritten. Any earlier, and the list might show it
  // before the click.
  await page.route(
    '**/api/admin/products/offer',
    async (route) => {
      await database.query('UPDATE products SET offer_price = 60000, version = version + 1 WHERE id = $1', [ids[0]]);
      await route.continue();
    },
    { times: 1 },
  );
  await offer.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(offer.getByText('Some of these have changed meanwhile.')).toBeVisible();
  await expect(offer.getByRole('region', { name: 'Before and after' })).toContainText('৳600 → ৳801');
  await offer.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(page.getByText('Offer of 2 products changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('2 products are as before.')).toBeVisible();
  expect(await figuresOf(database, ids)).toMatchObject([{ offer: 600 }, { offer: 400 }]);

  await choose();
  await page.getByRole('button', { name: 'Set stock…' }).click();
  const stock = page.getByRole('dialog', { name: 'Stock of 2 products' });
  await stock.getByLabel('Take pieces away').check();
  await stock.getByLabel('Pieces', { exact: true }).fill('6');
  await expect(stock.getByText(`${mark} ${ids[0]}: only 5 left`)).toBeVisible();
  await stock.getByLabel('Pieces', { exact: true }).fill('2');
  await expect(stock.getByLabel('Reason')).toHaveValue('damaged');
  await expectAccessible(page);
  await stock.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(page.getByText('Stock of 2 products changed.')).toBeVisible();
  expect(await figuresOf(database, ids)).toMatchObject([
    { stock: 3, moved: 3 },
    { stock: 7, moved: 7 },
  ]);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect
    .poll(() => figuresOf(database, ids))
    .toMatchObject([
      { stock: 5, moved: 5 },
      { stock: 9, moved: 9 },
    ]);
});
