import { randomUUID } from 'node:crypto';
import { addStaff } from '../../src/add-staff.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs } from '../../src/staff.ts';

test('a coupon is made, changed beside a colleague, and switched off; the checkout follows', async ({
  page,
  request,
  database,
}) => {
  const code = `EID-${randomUUID().slice(0, 8).toUpperCase()}`;
  const check = async () => (await request.post('/api/coupon-check', { data: { code, sub_total: 5000 } })).status();
  await openAs(page, await addStaff(database), '/admin/coupons');
  await page.getByRole('button', { name: 'New coupon' }).click();
  const made = page.getByRole('region', { name: 'New coupon' });
  await made.getByLabel('Code', { exact: true }).fill('x');
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made.getByText('3 to 20 capital letters, figures and hyphens.')).toBeVisible();
  await expect(made.getByLabel('Code', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await made.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await made.getByLabel('Takes off (৳)').fill('300');
  await made.getByLabel('Orders from (৳)').fill('3000');
  await made.getByLabel('At most, in all').fill('500');
  await expect(made.getByText('At most ৳1,50,000 if all 500 are used.')).toBeVisible();
  await expect(made.getByText('৳300 off orders from ৳3,000')).toBeVisible();
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(made).toBeHidden();
  await expect(page.getByText(`${code} can be used.`)).toBeVisible();
  expect(await check()).toBe(200);

  const row = page.locator(`[data-row="${code}"]`);
  const views = page.getByRole('navigation', { name: 'Coupons by state' });
  await views.getByRole('link', { name: /^Running \d/ }).click();
  await expect(page).toHaveURL(/view=running/);
  await expect(row).toContainText('0 of 500');
  await page.getByRole('button', { name: code }).click();
  const form = page.getByRole('region', { name: code });
  await database.query('UPDATE coupons SET value = 40000, version = version + 1 WHERE code = $1', [code]);
  await form.getByLabel('At most, in all').fill('600');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Somebody changed this meanwhile')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Use the current values' }).click();
  await expect(form.getByLabel('Takes off (৳)')).toHaveValue('400');
  await form.getByRole('checkbox', { name: 'Active' }).uncheck();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(row).toBeHidden();
  await views.getByRole('link', { name: /^Ended \d/ }).click();
  await expect(row).toContainText('Switched off');
  await expect(page.getByText(/^\d+ running; /)).toBeVisible();
  expect(await check()).toBe(422);
});
