import { randomUUID } from 'node:crypto';
import { addStaff } from '../../src/add-staff.ts';
import { expectFits } from '../../src/expect-fits.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs } from '../../src/staff.ts';

/** One blue pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
  'base64',
);

test('a banner with a picture is planned, shown, moved and taken off the home page', async ({
  page,
  request,
  database,
}) => {
  const headline = `Sale ${randomUUID().slice(0, 8)}`;
  const isHome = async () => (await (await request.get('/')).text()).includes(headline);
  await openAs(page, await addStaff(database), '/admin/banners');
  await page.getByRole('button', { name: 'Add banner' }).click();
  const made = page.getByRole('dialog', { name: 'New banner' });
  await made.locator('input[type=file]').setInputFiles({ name: 'sale.png', mimeType: 'image/png', buffer: pixel });
  await expect(made.getByText('Change the picture')).toBeVisible();
  await made.getByLabel('Headline in English', { exact: true }).fill(headline);
  await made.getByLabel('Headline in Bangla', { exact: true }).fill('ছাড়');
  await made.getByLabel('Line below in English', { exact: true }).fill('Everything for less');
  await made.getByLabel('Line below in Bangla', { exact: true }).fill('সবকিছু কম দামে');
  await made.getByLabel('Where it leads', { exact: true }).fill('https://elsewhere.example');
  await made.getByLabel('From', { exact: true }).fill('2036-01-01T00:00');
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made.getByText('The address of a page of the shop, such as /offer_product.')).toBeVisible();
  await expectAccessible(page);
  await made.getByLabel('Where it leads', { exact: true }).fill('/offer_product');
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made).toBeHidden();
  const row = page.locator('[data-row]').filter({ hasText: headline });
  await expect(row).toContainText('Planned');
  expect(await isHome()).toBe(false);

  await page.getByRole('button', { name: `Edit ${headline}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Banner', exact: true });
  await dialog.getByLabel('From', { exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('On now');
  await expect.poll(isHome).toBe(true);
  await page.getByRole('button', { name: `More for ${headline}` }).click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await expect(page.getByText(`${headline} moved up.`)).toBeVisible();
  await page.getByRole('button', { name: `More for ${headline}` }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take it off the home page' }).click();
  await expect(row).toContainText('Off');
  await expect.poll(isHome).toBe(false);

  await page.getByRole('button', { name: 'বাংলা', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('heading', { name: 'ব্যানার ও দিন' })).toBeVisible();
  await expect(row).toContainText('বন্ধ');
  await expectFits(page);
  // Journeys share one shop: restores its home page.
  await database.query('DELETE FROM banners WHERE headline = $1', [headline]);
});

test('pictures of the days stand side by side, go one place back and return', async ({ page, database }) => {
  await openAs(page, await addStaff(database), '/admin/banners');
  const days = page.getByRole('list', { name: 'Pictures of the days' }).getByRole('listitem');
  const [first, second] = [await days.nth(0).boundingBox(), await days.nth(1).boundingBox()];
  expect(first?.y).toBe(second?.y);
  const names = async () => (await days.allTextContents()).slice(0, 2);
  const before = await names();
  await days
    .nth(0)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('button', { name: 'One place back' }).click();
  await expect(page.getByText('went one place back.')).toBeVisible();
  await expect.poll(names).toEqual(before.toReversed());
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(names).toEqual(before);
  await days.nth(0).getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('dialog', { name: 'Picture of the days' })).toBeVisible();
});
