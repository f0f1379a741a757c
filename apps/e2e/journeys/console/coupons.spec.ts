import { randomUUID } from 'node:crypto';
import { addStaff } from '../../src/add-staff.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs, storeAs } from '../../src/staff.ts';

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
  await storeAs(request, await addStaff(database, { name: 'Rakibul Hasan' }), {
    path: `coupons/${code}`,
    data: {
      value: 400,
      min_subtotal: 3000,
      starts_at: null,
      ends_at: '2036-03-31T23:59:59+06:00',
      total_limit: 500,
      per_customer_limit: 1,
      is_active: true,
      is_public: true,
      version: 1,
    },
  });
  await form.getByLabel('At most, in all').fill('600');
  await form.getByRole('button', { name: 'Save' }).click();
  const merge = page.getByRole('dialog', { name: 'Two people changed this' });
  await expect(merge.getByText('both changed it')).toHaveCount(0);
  await expect(merge.getByRole('listitem').filter({ hasText: 'Ends' })).toContainText('31 March 2036, 23:59');
  await expectAccessible(page);
  // Closed without a choice, it is asked again.
  await page.keyboard.press('Escape');
  await expect(merge).toBeHidden();
  await expect(form.getByLabel('At most, in all')).toHaveValue('600');
  await form.getByRole('button', { name: 'Save' }).click();
  await merge.getByRole('button', { name: 'Take all of Rakibul Hasan’s' }).click();
  await expect(merge).toBeHidden();
  await expect(form.getByLabel('Takes off (৳)')).toHaveValue('400');
  await expect(form.getByLabel('At most, in all')).toHaveValue('500');
  await form.getByRole('checkbox', { name: 'Active' }).uncheck();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(row).toBeHidden();
  await views.getByRole('link', { name: /^Ended \d/ }).click();
  await expect(row).toContainText('Switched off');
  await expect(page.getByText(/^\d+ running; /)).toBeVisible();
  expect(await check()).toBe(422);
});
