import { randomUUID } from 'node:crypto';
import { addStaff } from '../../src/add-staff.ts';
import { dragWithFinger } from '../../src/drag.ts';
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
  const preview = made.getByRole('figure');
  await expect(preview).toContainText(headline);
  await expect(preview).toContainText('Everything for less');
  await expect(preview.getByRole('presentation')).toHaveAttribute('src', /^\/uploads\/.*\?w=800$/);
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
  await page.getByRole('button', { name: 'Move to…' }).click();
  const place = page.getByRole('dialog', { name: `Where should ${headline} stand?` });
  await place.getByLabel('Place in the list').selectOption('Place 1');
  await expectAccessible(page);
  await place.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText(`${headline} is at place 1 now.`)).toBeVisible();
  await expect(page.locator('[data-row]').first()).toContainText(headline);
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

test('pictures of the days stand side by side, are dragged by a finger and return', async ({ page, database }) => {
  await openAs(page, await addStaff(database), '/admin/banners');
  const days = page.getByRole('list', { name: 'Pictures of the days' }).getByRole('listitem');
  const top = (at: number) => days.nth(at).evaluate((day) => (day as HTMLElement).offsetTop);
  // Banners above them come and go in other journeys.
  await expect.poll(async () => (await top(0)) - (await top(1))).toBe(0);
  const names = async () => (await days.allTextContents()).slice(0, 2);
  const before = await names();
  const grip = (at: number) => days.nth(at).getByRole('button', { name: /^Move / });
  await dragWithFinger(page, grip(0), grip(1));
  await expect(page.getByText('is at place 2 now.', { exact: false }).last()).toBeVisible();
  await expect.poll(names).toEqual(before.toReversed());
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(names).toEqual(before);
  await days.nth(0).getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('dialog', { name: 'Picture of the days' })).toBeVisible();

  await expect(page.getByText('The last banner ends on')).toHaveCount(0);
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await page.route('**/api/admin/slides', async (route) => {
    const body = await (await route.fetch()).json();
    const banners = body.data.banners.map((banner: object) => ({ ...banner, ends_at: inThreeDays }));
    await route.fulfill({ json: { ...body, data: { ...body.data, banners } } });
  });
  await page.reload();
  await expect(page.getByText('The last banner ends on')).toBeVisible();
  await expectAccessible(page);
});
