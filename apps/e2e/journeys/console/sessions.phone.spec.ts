import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { signIn } from '../../src/staff.ts';

test('signing out ends the session', async ({ page, database }) => {
  await page.goto('/admin/orders');
  await signIn(page, await addStaff(database));
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.getByRole('button', { name: /Nusrat Jahan/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/admin\/sign-in$/);
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/admin\/sign-in/);
});

test('an expired session is renewed above the screen, which keeps what was typed', async ({ page, database }) => {
  const staff = await addStaff(database);
  await page.goto('/admin/orders');
  await signIn(page, staff);
  await page.getByRole('searchbox').fill('HT-');
  await expect(page).toHaveURL(/q=HT-/);
  await database.query('DELETE FROM staff_sessions WHERE staff_id = (SELECT id FROM staff_members WHERE email = $1)', [
    staff.email,
  ]);
  await page.getByRole('searchbox').fill('HT-7');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveValue(staff.email);
  await dialog.getByLabel('Password', { exact: true }).fill(staff.password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('HT-7');
  await expect(page).toHaveURL(/q=HT-7/);
});
