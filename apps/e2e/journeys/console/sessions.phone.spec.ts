import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { openAs, signIn } from '../../src/staff.ts';

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

test('an owner sees where a colleague is signed in, and ends it', async ({ page, browser, baseURL, database }) => {
  const colleague = await addStaff(database, { name: 'Rakibul Hasan' });
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const elsewhere = await other.newPage();
  await openAs(elsewhere, colleague, '/admin/sessions');
  await expect(elsewhere.getByText('this browser')).toBeVisible();

  await openAs(page, await addStaff(database, { role: 'owner' }), '/admin/staff');
  const card = page.locator('[data-row]').filter({ hasText: colleague.email });
  await card.getByRole('button', { name: 'More for Rakibul Hasan' }).click();
  const choice = card.getByRole('button', { name: 'See and end sessions' });
  await expect(choice).toBeInViewport({ ratio: 1 });
  await choice.click();
  const dialog = page.getByRole('dialog', { name: 'Where Rakibul Hasan is signed in' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^End the session in/ }).click();
  await expect(dialog.getByText('They are not signed in anywhere.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/admin\/sign-in/);
  await other.close();
});
