import { addStaff } from '../../src/add-staff.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { stockProduct } from '../../src/shopper.ts';
import { signIn } from '../../src/staff.ts';

test('a product is copied with everything but its stock, and the copy is kept on the device until it is added', async ({
  page,
  database,
}) => {
  const { id, title } = await stockProduct(database, { stock: 6, offerPrice: 900 });
  const copy = `${title}, larger`;
  await page.goto(`/admin/products/${id}`);
  await signIn(page, await addStaff(database));
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
  await expect(page.getByLabel('English title')).toHaveValue(`${title} (copy)`);
  await expect(page.getByLabel('Bangla title')).toHaveValue(/ \(কপি\)$/);
  await expect(page.getByLabel('Stock at the beginning')).toHaveValue('0');
  await expectAccessible(page);

  await page.getByLabel('English title').fill(copy);
  await page.getByLabel('Stock at the beginning').fill('3');
  await page.goto('/admin/products/new');
  await expect(page.getByLabel('English title')).toHaveValue('');
  await page.goto(`/admin/products/new?from=${id}`);
  await expect(page.getByLabel('English title')).toHaveValue(copy);
  await page.getByLabel('Stock at the beginning').fill('3');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: copy })).toBeVisible();
  const { rows } = await database.query(
    'SELECT title, stock, offer_price, photo, shop_id FROM products WHERE id = $1 OR title = $2 ORDER BY id',
    [id, copy],
  );
  const [source] = rows;
  expect(rows).toEqual([source, { ...source, title: copy, stock: 3 }]);

  await page.goto('/admin/products/new?from=2000000000');
  await expect(page.getByRole('heading', { name: 'There is no such product' })).toBeVisible();
});

test('a copy whose answer was lost is added once; what was changed since is kept as a change of it', async ({
  page,
  database,
  consoleErrors,
}) => {
  const { id, title } = await stockProduct(database, { stock: 6, offerPrice: 900 });
  const copy = `${title}, smaller`;
  await page.goto(`/admin/products/new?from=${id}`);
  await signIn(page, await addStaff(database));
  await page.getByLabel('English title').fill(copy);
  await page.getByLabel('Stock at the beginning').fill('3');
  await page.route(
    '**/api/admin/products',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const add = page.getByRole('button', { name: 'Add product' });
  await add.click();
  await expect(page.getByText('Not saved: no connection.')).toBeVisible();
  // The browser reports what could not be fetched.
  consoleErrors.length = 0;

  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByLabel('English title')).toHaveValue(copy);
  await page.getByLabel('Bangla title').fill('ছোট শাড়ি');
  await page.getByLabel('Stock at the beginning').fill('4');
  await add.click();
  await expect(page.getByRole('heading', { level: 1, name: copy })).toBeVisible();
  await expect(page.getByText('Added as it was first sent.')).toContainText('Its stock is 3;');
  await expect(page.getByText('1 change not saved')).toBeVisible();
  await expect(page.getByLabel('Bangla title')).toHaveValue('ছোট শাড়ি');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 change not saved')).toBeHidden();
  const { rows } = await database.query('SELECT title_bn, stock FROM products WHERE title = $1', [copy]);
  expect(rows).toEqual([{ title_bn: 'ছোট শাড়ি'.normalize('NFC'), stock: 3 }]);
});
