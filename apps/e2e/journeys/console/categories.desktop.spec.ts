import { randomUUID } from 'node:crypto';
import { addStaff } from '../../src/add-staff.ts';
import { dragWithMouse } from '../../src/drag.ts';
import { expectFits } from '../../src/expect-fits.ts';
import { passToasts } from '../../src/passing-time.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs } from '../../src/staff.ts';

/** One blue pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
  'base64',
);
const picture = { name: 'garden.png', mimeType: 'image/png', buffer: pixel };

test('a category and a subcategory are added, renamed, taken back and removed; the menu follows', async ({
  page,
  request,
  database,
}) => {
  const name = `Garden ${randomUUID().slice(0, 8)}`;
  const isShown = async (text: string) => (await (await request.get('/product/category')).text()).includes(text);
  await page.clock.install();
  await openAs(page, await addStaff(database), '/admin/categories');
  await page.getByRole('button', { name: 'Add category' }).click();
  const made = page.getByRole('region', { name: 'New category' });
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route(
    '**/api/admin/pictures',
    async (route) => {
      await sent;
      await route.continue();
    },
    { times: 1 },
  );
  await made.locator('input[type=file]').setInputFiles(picture);
  // Saved now, it would have no picture.
  await expect(made.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(made.locator('input[type=file]')).toBeDisabled();
  send();
  await expect(made.getByText('Change the picture')).toBeVisible();
  await made.getByLabel('Name in English', { exact: true }).fill(name);
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made.getByLabel('Name in Bangla', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await made.getByLabel('Name in Bangla', { exact: true }).fill('বাগান');
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made).toBeHidden();
  // A menu opens above the toast, which stays while the pointer is on it.
  await expect(page.getByText(`${name} is in the shop.`)).toBeVisible();
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('button', { name: 'Add a subcategory' }).click();
  await expect.poll(() => isShown(name)).toBe(true);
  const below = page.getByRole('region', { name: 'New subcategory' });
  await below.locator('input[type=file]').setInputFiles(picture);
  await expect(below.getByText('Change the picture')).toBeVisible();
  await below.getByLabel('Name in English', { exact: true }).fill(`Pots of ${name}`);
  await below.getByLabel('Name in Bangla', { exact: true }).fill('টব');
  await below.getByRole('button', { name: 'Save' }).click();
  await expect(below).toBeHidden();
  const row = page.locator('[data-row]').filter({ hasText: `Pots of ${name}` });
  await expect(row).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Edit Pots of ${name}` }).click();
  const panel = page.getByRole('region', { name: `Pots of ${name}` });
  await panel.getByLabel('Name in English', { exact: true }).fill(`Tubs of ${name}`);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => isShown(`Tubs of ${name}`)).toBe(true);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => isShown(`Pots of ${name}`)).toBe(true);

  for (const title of [`Pots of ${name}`, name]) {
    // A toast stays while the pointer is on it, and covers the last rows on a phone.
    await passToasts(page);
    await expect(page.getByText(/ is (saved|removed|in the shop)\.$/)).toHaveCount(0);
    await page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
    await page.getByRole('button', { name: 'Remove…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText(`${title} is removed.`)).toBeVisible();
    await expect(page.getByRole('button', { name: `More for ${title}`, exact: true })).toBeHidden();
  }
  await expect.poll(() => isShown(name)).toBe(false);
});

test('subcategories are moved within their category, by mouse and by keys', async ({ page, database }) => {
  const name = `Sorted ${randomUUID().slice(0, 8)}`;
  const photo = '/media/demo/brands/himela.svg';
  const { rows } = await database.query(
    'INSERT INTO categories (title, title_bn, photo, position) VALUES ($1, $1, $2, 999) RETURNING id',
    [name, photo],
  );
  const [{ id }] = rows;
  await database.query(
    `INSERT INTO subcategories (category_id, title, title_bn, photo, position)
       SELECT $1, letter, letter, $2, place FROM unnest(ARRAY['Ash', 'Birch', 'Cedar']) WITH ORDINALITY AS t (letter, place)`,
    [id, photo],
  );
  const order = async () => {
    const { rows: stored } = await database.query(
      'SELECT title FROM subcategories WHERE category_id = $1 ORDER BY position',
      [id],
    );
    return stored.map(({ title }) => title).join(' ');
  };
  await openAs(page, await addStaff(database), `/admin/categories/${id}`);
  const grip = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true });
  await dragWithMouse(page, grip('Cedar'), grip('Ash'));
  await expect.poll(order).toBe('Cedar Ash Birch');
  await expect(page.getByText('Cedar is at place 1 now.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(order).toBe('Ash Birch Cedar');
  await expect(grip('Ash')).toHaveAccessibleDescription(/^Press Space to pick it up/);

  await grip('Ash').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').getByText('Ash picked up, at place 1 of 3.')).toBeAttached();
  // The category above it is no place for it.
  await page.keyboard.press('ArrowUp');
  for (const place of [2, 3]) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('status').getByText(`Ash is at place ${place} of 3.`)).toBeAttached();
  }
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await expect.poll(order).toBe('Birch Cedar Ash');
  await expect(grip('Ash')).toBeFocused();
  // Journeys share one shop.
  await database.query('DELETE FROM subcategories WHERE category_id = $1', [id]);
  await database.query('DELETE FROM categories WHERE id = $1', [id]);
});

test('brands are searched and renamed in both languages', async ({ page, request, database }) => {
  const name = `Brand ${randomUUID().slice(0, 8)}`;
  const { rows } = await database.query(
    "INSERT INTO brands (title, title_bn, photo) VALUES ($1, 'নতুন', '/media/demo/brands/himela.svg') RETURNING id",
    [name],
  );
  // Outside the range that the job counts, which would overwrite it.
  await database.query('INSERT INTO brand_figures VALUES ($1, -1, 42, 2, 9)', [rows[0].id]);
  await openAs(page, await addStaff(database), '/admin/brands');
  await page.getByRole('searchbox', { name: 'Brand, either language' }).fill(name.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(page.getByRole('row', { name })).toContainText('42');
  await expect(
    page.getByRole('row', { name }).getByRole('img', { name: '4.5 of 5 stars from 2 reviews' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const panel = page.getByRole('region', { name });
  await panel.getByLabel('Name in English', { exact: true }).fill(`${name} & sons`);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
  const title = async () =>
    (await (await request.get('/api/brand-list')).json()).data.find(({ id }: { id: number }) => id === rows[0].id)
      .title;
  await expect.poll(title).toBe(`${name} & sons`);
  for (const [path, heading] of [
    ['/admin/brands', 'ব্র্যান্ড'],
    ['/admin/categories', 'ক্যাটাগরি'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'বাংলা', exact: true }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expectFits(page);
  }
  await database.query('DELETE FROM brands WHERE id = $1', [rows[0].id]);
});
