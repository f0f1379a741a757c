import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { addStaff } from '../../src/add-staff.ts';
import { expectFits } from '../../src/expect-fits.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs } from '../../src/staff.ts';

test('a shop is added, found, described for staff and shoppers, and removed', async ({ page, request, database }) => {
  const name = `Mritkonna ${randomUUID().slice(0, 8)}`;
  const listed = async () => (await (await request.get('/shop/all_shop')).text()).includes(name);
  const honours = async () =>
    (await database.query('SELECT honours_coupons AS is_on FROM shops WHERE name = $1', [name])).rows[0]?.is_on;
  await openAs(page, await addStaff(database), '/admin/shops');
  await page.getByRole('button', { name: 'Add shop' }).click();
  const made = page.getByRole('region', { name: 'New shop' });
  await made.getByLabel('Name in English', { exact: true }).fill(name);
  await made.getByLabel('Name in Bangla', { exact: true }).fill('মৃৎকন্যা');
  await made.getByLabel('District in English', { exact: true }).fill('Bogura');
  await made.getByLabel('District in Bangla', { exact: true }).fill('বগুড়া');
  await made.getByLabel('Phone', { exact: true }).fill('123');
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made.getByLabel('Phone', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await made.getByLabel('Phone', { exact: true }).fill('01712345678');
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made).toBeHidden();
  await expect.poll(listed).toBe(true);

  await page.getByRole('searchbox', { name: 'Shop or district, either language' }).fill(name.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(page.getByRole('link', { name: '01712-345678' })).toBeVisible();
  const coupons = page.getByRole('switch', { name: `Honours coupons: ${name}` });
  await coupons.click();
  await expect(coupons).not.toBeChecked();
  await expect.poll(honours).toBe(false);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(coupons).toBeChecked();
  await expect.poll(honours).toBe(true);

  // The message stands above an open dialog, whose buttons are at the bottom.
  await coupons.click();
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('button', { name: 'Remove…' }).click();
  const question = page.getByRole('dialog');
  const message = page.locator('.toast').filter({ visible: true });
  await expect.poll(async () => (await edge('top', question)) - (await edge('bottom', message))).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await coupons.click();
  await expect.poll(honours).toBe(true);

  await expectAccessible(page);
  await page.getByRole('button', { name: 'বাংলা', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('heading', { name: 'দোকান', level: 1 })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('button', { name: 'Remove…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(`No shop is called “${name.toLowerCase()}”`)).toBeVisible();
  await expect.poll(listed).toBe(false);
});

/** Where an edge of an element is, in pixels from the top of the window. */
function edge(side: 'top' | 'bottom', of: Locator): Promise<number> {
  return of.evaluate((each, at) => each.getBoundingClientRect()[at], side);
}
