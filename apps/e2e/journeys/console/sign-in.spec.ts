import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { signIn } from '../../src/staff.ts';

test('the password opens the console at the address that was asked for, in both languages', async ({
  page,
  database,
}) => {
  const staff = await addStaff(database);
  await page.goto('/admin/orders?view=pack');
  await expect(page).toHaveURL(/\/admin\/sign-in\?from=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to the console' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(page.getByText('Please enter a valid e-mail address')).toBeVisible();
  await signIn(page, { ...staff, password: 'not this one' });
  await expect(page.getByText(/E-mail and password do not match\. \d+ tr(y|ies) left/)).toBeVisible();

  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'কনসোলে সাইন ইন' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByLabel('ই-মেইল', { exact: true })).toHaveValue(staff.email);
  await expect(page.getByText(/ই-মেইল ও পাসওয়ার্ড মেলেনি/)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'পরের ধাপ' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?view=pack$/);
  await expect(page.getByRole('heading', { level: 1, name: 'অর্ডার' })).toBeVisible();
});
