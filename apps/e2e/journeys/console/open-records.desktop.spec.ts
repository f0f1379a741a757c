import { randomUUID } from 'node:crypto';
import { addStaff } from '../../src/add-staff.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs } from '../../src/staff.ts';

test('an open record is in the address, asks before it is left unsaved, and is saved by key', async ({
  page,
  database,
}) => {
  const name = `Open ${randomUUID().slice(0, 8)}`;
  const { rows } = await database.query(
    `INSERT INTO brands (title, title_bn, photo)
     VALUES ($1, 'খোলা', '/media/demo/brands/himela.svg'), ($1 || ' too', 'আরেক', '/media/demo/brands/himela.svg')
     RETURNING id`,
    [name],
  );
  const [{ id }, { id: otherId }] = rows;
  const english = (of: string) => page.getByRole('region', { name: of, exact: true }).getByLabel('Name in English');
  await openAs(page, await addStaff(database), `/admin/brands/${id}?q=${encodeURIComponent(name)}`);
  await expect(english(name)).toHaveValue(name);
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await expect(page.locator(`[data-row="${id}"]`)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);

  await page.getByRole('button', { name: `Edit ${name} too` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/brands/${otherId}\\?q=`));
  await page.goBack();
  await expect(english(name)).toHaveValue(name);

  await english(name).fill(`${name}!`);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await expect(english(name)).toHaveValue(`${name}!`);
  await page.getByRole('button', { name: `Edit ${name} too` }).click();
  await question.getByRole('button', { name: 'Stay here' }).click();
  const saves: string[] = [];
  const { promise: saved, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api/admin/brands/${id}`, async (route) => {
    saves.push(route.request().url());
    await saved;
    await route.continue();
  });
  await english(name).press('Control+s');
  await expect.poll(() => saves.length).toBe(1);
  await english(name).press('Control+s');
  release();
  await expect(page.getByText(`${name}! is saved.`)).toBeVisible();
  expect(saves).toHaveLength(1);
  await expect(page).toHaveURL(/\/admin\/brands\?q=/);

  const edit = page.getByRole('button', { name: `Edit ${name}!` });
  await edit.press('Enter');
  await expect(page.getByRole('heading', { name: `${name}!`, level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await english(`${name}!`).fill('Thrown away');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/admin\/brands\?q=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await edit.click();
  await expect(english(`${name}!`)).toHaveValue(`${name}!`);

  await page.goto('/admin/brands/987654321');
  await expect(page.getByText('This is not here any more')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/admin\/brands$/);
  await database.query('DELETE FROM brands WHERE id = ANY($1)', [[id, otherId]]);
});

test('a link leads to a coupon that its list does not show, and to a subcategory wherever it is now', async ({
  page,
  database,
}) => {
  const code = `OFF-${randomUUID().slice(0, 8).toUpperCase()}`;
  await database.query('INSERT INTO coupons (code, value, is_active) VALUES ($1, 5000, false)', [code]);
  await openAs(page, await addStaff(database), `/admin/coupons/${code}?view=running`);
  const coupon = page.getByRole('region', { name: code });
  await expect(coupon.getByLabel('Takes off (৳)')).toHaveValue('50');
  await expect(page.locator(`[data-row="${code}"]`)).toBeHidden();
  await expectAccessible(page);
  await page.goto('/admin/coupons/NO-SUCH-COUPON');
  await expect(page.getByText('This is not here any more')).toBeVisible();

  const { rows } = await database.query(
    `SELECT s.id, s.title, c.id AS other FROM subcategories s JOIN categories c ON c.id <> s.category_id
      WHERE EXISTS (SELECT FROM products p WHERE p.subcategory_id = s.id AND p.retired_at IS NULL) ORDER BY s.id, c.id LIMIT 1`,
  );
  const [{ id, title, other }] = rows;
  await page.goto(`/admin/categories/${other}/${id}`);
  const subcategory = page.getByRole('region', { name: title });
  await expect(subcategory.getByLabel('Name in English')).toHaveValue(title);
  await expect(subcategory.getByText(/It has \d+ products? on sale, so it cannot be removed\./)).toBeVisible();
  await database.query('DELETE FROM coupons WHERE code = $1', [code]);
});
