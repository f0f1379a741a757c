import { addStaff } from '../../src/add-staff.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { stockProduct } from '../../src/shopper.ts';
import { openAs } from '../../src/staff.ts';

test('a product is edited in both languages, kept on the device, saved by key and taken back', async ({
  page,
  database,
}) => {
  const { id, slug, title } = await stockProduct(database, { stock: 6, offerPrice: 900 });
  await openAs(page, await addStaff(database), `/admin/products/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByLabel('Bangla title').fill('জামদানি শাড়ি, লাল');
  await page.getByLabel('Price (৳)', { exact: true }).fill('1,200');
  await page.getByLabel('Change by').fill('+4');
  await expect(page.getByText('After saving: 6 → 10')).toBeVisible();
  const words = page.getByLabel('Words people search with');
  await words.fill('sar');
  await expect(page.getByText('4 changes not saved')).toBeVisible();
  await words.fill('saree');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Products', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await page.goto(`/admin/products/${id}`);
  await expect(page.getByLabel('Bangla title')).toHaveValue('জামদানি শাড়ি, লাল');
  await expect(page.getByText('3 changes not saved')).toBeVisible();

  await page.getByLabel('Offer price (৳)').fill('1300');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The offer is above the price.')).toBeVisible();
  await page.getByLabel('Offer price (৳)').fill('1100');
  await page.getByLabel('Change by').fill('+4');
  await expect(page.getByRole('button', { name: 'Remove saree', exact: true })).toBeVisible();
  await words.fill('eid sar');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved. The shop shows it.')).toBeVisible();
  await expect(page.getByText('not saved')).toBeHidden();
  const { rows } = await database.query(
    'SELECT title_bn, price, offer_price, stock, keywords FROM products WHERE id = $1',
    [id],
  );
  expect(rows).toEqual([
    {
      title_bn: 'জামদানি শাড়ি, লাল',
      price: 120_000,
      offer_price: 110_000,
      stock: 10,
      keywords: ['saree', 'eid sar'],
    },
  ]);
  await page.getByText('Last movements').click();
  await expect(page.getByText('Nusrat Jahan').last()).toBeVisible();
  await expectAccessible(page);

  const shop = await page.context().newPage();
  await expect(async () => {
    await shop.goto(`/bn/product/product_details/${slug}`);
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText('জামদানি শাড়ি, লাল', { timeout: 500 });
  }).toPass();
  await shop.close();
  // What is being typed when a change is taken back stays.
  await page.getByLabel('English title').fill('Jamdani saree, red');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Price (৳)', { exact: true })).toHaveValue('900');
  await expect(page.getByLabel('English title')).toHaveValue('Jamdani saree, red');
});

test('a search in vain that resembles a product is added to its words', async ({ page, database }) => {
  const { id, title } = await stockProduct(database, { stock: 6 });
  const missed = title.toLowerCase().replace('journey', 'jorni');
  await database.query('INSERT INTO search_misses (day, text, count) VALUES (current_date, $1, 100000)', [missed]);
  await openAs(page, await addStaff(database), `/admin/products/${id}`);
  await expect(page.getByText(`“${missed}” was searched 1,00,000 times`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Add it: ${missed}` }).click();
  await expect(page.getByText(`“${missed}” was searched`)).toBeHidden();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The shop shows it.')).toBeVisible();
  const { rows } = await database.query('SELECT keywords FROM products WHERE id = $1', [id]);
  expect(rows).toEqual([{ keywords: [missed] }]);
  await database.query('DELETE FROM search_misses WHERE text = $1', [missed]);
});
