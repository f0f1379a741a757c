import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { addStaff } from '../../src/add-staff.ts';
import { expectFits } from '../../src/expect-fits.ts';
import { passToasts } from '../../src/passing-time.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs } from '../../src/staff.ts';

/** A subcategory of its own with a panjabi of sizes 38 and 40, because journeys share one shop. */
async function makePanjabi(database: pg.Client) {
  const name = `Panjabi ${randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replace(' ', '-');
  const photo = '/media/demo/brands/himela.svg';
  const { rows } = await database.query<{ path: string; subcategory: number }>(
    `WITH shelf AS (INSERT INTO subcategories (category_id, title, title_bn, photo, position) VALUES (2, $1, 'পাঞ্জাবি', $3, 999) RETURNING id),
          made AS (INSERT INTO products (title, title_bn, slug, description, description_bn, photo, price, offer_price, stock, condition,
                                         category_id, subcategory_id, brand_id, shop_id)
                   SELECT $1, 'পাঞ্জাবি', $2, 'Soft.', 'নরম।', $3, 100000, 100000, 0, 'new', 2, id, 1, 2 FROM shelf RETURNING id, subcategory_id),
          sized AS (INSERT INTO product_sizes (product_id, size, position) SELECT id, size, size::int FROM made, unnest(ARRAY['38', '40']) AS size)
     SELECT '2/' || subcategory_id AS path, subcategory_id AS subcategory FROM made`,
    [name, slug, photo],
  );
  const [{ path, subcategory } = { path: '', subcategory: 0 }] = rows;
  return { name, slug, path, subcategory };
}

test('an operator keeps the size chart of a shop, and shoppers see it in both languages', async ({
  page,
  database,
}) => {
  const { name, slug, path, subcategory } = await makePanjabi(database);
  await page.clock.install();
  await openAs(page, await addStaff(database), `/admin/categories/${path}`);
  const charts = page.getByRole('region', { name: 'Size charts' });
  await expect(charts.getByText('There is none yet.')).toBeVisible();
  await charts.getByRole('button', { name: 'Add a size chart' }).click();
  const cell = (column: string, row: number) =>
    page.getByRole('textbox', { name: new RegExp(`^${column}, `) }).nth(row);
  await expect(page.getByRole('heading', { name: `New size chart: ${name}` })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Chest' }).uncheck();
  await cell('Size', 0).fill('38');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(cell('Length', 0)).toBeFocused();
  await expect(page.getByText('Write a figure such as 40, 40.5 or 40½, at most 400.')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await cell('Size', 0).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Size\tLength\tShoulder\n38\t40\t17½\n40\t41.25\t18\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText('2 rows pasted.')).toBeVisible();
  await expect(cell('Shoulder', 0)).toHaveValue('17½');
  await page.getByRole('button', { name: 'Add a row' }).click();
  await expect(cell('Size', 5)).toBeFocused();
  await page.getByRole('button', { name: 'Remove row 6' }).click();
  await expect(page.getByRole('button', { name: 'Add a row' })).toBeFocused();
  await expect(page.getByText('1 change not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(charts.getByText('Sizes 38, 40 · Length, Shoulder')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  const product = `/product/product_details/${slug}`;
  for (const [address, guide, figures, inCentimetres, centimetres] of [
    [product, 'Size guide', ['40', '17.5'], 'cm', ['101.6', '44.5']],
    [`/bn${product}`, 'সাইজ চার্ট', ['৪০', '১৭.৫'], 'সেমি', ['১০১.৬', '৪৪.৫']],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name: guide }).click();
    const sheet = page.getByRole('dialog', { name: guide });
    const row = sheet.getByRole('row').nth(1);
    await expect(row.getByRole('cell')).toHaveText([...figures]);
    await expectAccessible(page);
    await sheet.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(sheet.getByRole('radio', { name: inCentimetres })).toBeChecked();
    await expect(sheet.getByRole('status')).toContainText(inCentimetres);
    await expect(row.getByRole('cell')).toHaveText([...centimetres]);
    await expectFits(page);
  }

  await page.goto(`/admin/categories/${path}`);
  await charts.getByRole('button', { name: 'Edit size chart: All shops' }).click();
  await cell('Length', 0).fill('44');
  await database.query(`UPDATE size_charts SET unit = 'cm', version = version + 1 WHERE subcategory_id = $1`, [
    subcategory,
  ]);
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Two people changed this' });
  await expect(question.getByText('both changed it')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Save together' }).click();
  await expect(page.getByText(`The size chart of ${name} is saved.`)).toBeVisible();
  await passToasts(page);
  await charts.getByRole('button', { name: 'More for size chart: All shops' }).click();
  await page.getByRole('button', { name: 'Remove…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(charts.getByText('There is none yet.')).toBeVisible();
  await database.query('DELETE FROM products WHERE slug = $1', [slug]);
  await database.query('DELETE FROM subcategories WHERE id = $1', [subcategory]);
});
