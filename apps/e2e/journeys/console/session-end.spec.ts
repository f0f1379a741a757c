import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { addStaff, type Staff } from '../../src/add-staff.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { passHeldTime } from '../../src/passing-time.ts';
import { openAs, placeOrder, statusOf } from '../../src/staff.ts';

/** Ends all sessions of a staff member on the server. */
const endSessions = (database: pg.Client, { email }: Staff) =>
  database.query('DELETE FROM staff_sessions WHERE staff_id = (SELECT id FROM staff_members WHERE email = $1)', [
    email,
  ]);

async function signInAgain(page: Page, { email, password }: Staff): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog).toBeHidden();
}

test('a session that ends under a half-written form is renewed above it, and the form is saved', async ({
  page,
  database,
}) => {
  const staff = await addStaff(database, { role: 'owner' });
  const code = `LATE-${randomUUID().slice(0, 8).toUpperCase()}`;
  await openAs(page, staff, '/admin/coupons/new');
  const form = page.getByRole('region', { name: 'New coupon' });
  await form.getByLabel('Code', { exact: true }).fill(code);
  await form.getByLabel('Takes off (৳)').fill('300');
  await endSessions(database, staff);
  await form.getByRole('button', { name: 'Save' }).click();
  await signInAgain(page, staff);
  await expect(form.getByLabel('Takes off (৳)')).toHaveValue('300');
  await form.getByLabel('Orders from (৳)').fill('2500');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${code} can be used.`)).toBeVisible();

  const zone = `Kuakata ${code}`;
  await page.goto('/admin/zones');
  await page.getByRole('button', { name: 'Add zone' }).click();
  const dialog = page.getByRole('dialog', { name: 'New zone' });
  await dialog.getByLabel('Name in English', { exact: true }).fill(zone);
  await dialog.getByLabel('Name in Bangla', { exact: true }).fill('কুয়াকাটা');
  await dialog.getByLabel('Charge (৳)', { exact: true }).fill('150');
  await endSessions(database, staff);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await signInAgain(page, staff);
  await expect(dialog.getByLabel('Charge (৳)', { exact: true })).toHaveValue('150');
  await dialog.getByRole('checkbox', { name: 'Offered to shoppers' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-row]').filter({ hasText: zone })).toBeVisible();
});

test('a step that is refused because the session has ended says so, and is taken after signing in again', async ({
  page,
  request,
  database,
}) => {
  await page.clock.install();
  const staff = await addStaff(database);
  const phone = `017${String(Math.random()).slice(2, 10)}`;
  const number = await placeOrder(request, { phone });
  await openAs(page, staff, `/admin/orders?q=${phone}`);
  await page.getByRole('button', { name: `Confirm ${number}` }).click();
  await endSessions(database, staff);
  await passHeldTime(page);
  await signInAgain(page, staff);
  await expect(page.getByText('The step was not taken: you were signed out.')).toBeVisible();
  expect(await statusOf(database, number)).toBe('pending');
  await page.getByRole('button', { name: 'Try again' }).click();
  await passHeldTime(page);
  await expect(page.getByText('1 confirmed.')).toBeVisible();
  expect(await statusOf(database, number)).toBe('confirmed');
});
