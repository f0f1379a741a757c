import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { addStaff, type Staff } from '../../src/add-staff.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs, signIn } from '../../src/staff.ts';

/** The row or card of a staff member. */
function rowOf(page: Page, name: string) {
  return page.locator('[data-row]').filter({ hasText: name });
}

/** Sets a staff member's last confirmation back by an hour. */
async function letConfirmationLapse(database: pg.Client, { email }: Staff): Promise<void> {
  await database.query(
    `UPDATE staff_sessions SET confirmed_at = now() - interval '1 hour'
      WHERE staff_id = (SELECT id FROM staff_members WHERE email = $1)`,
    [email],
  );
}

test('an owner is asked again who it is, and the change goes through', async ({ page, database }) => {
  const name = `Farhana ${randomUUID().slice(0, 8)}`;
  const owner = await addStaff(database, { role: 'owner' });
  await addStaff(database, { name });
  await openAs(page, owner, '/admin/staff');
  await expect(rowOf(page, name)).toBeVisible();
  await letConfirmationLapse(database, owner);
  await rowOf(page, name).getByRole('combobox').selectOption('staff');
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await expectAccessible(page);
  await question.getByLabel('Password', { exact: true }).fill('not this one');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByText('This is not your current password.')).toBeVisible();
  await question.getByLabel('Password', { exact: true }).fill(owner.password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(`${name}: Staff from now on.`)).toBeVisible();

  await letConfirmationLapse(database, owner);
  await page.goto('/admin/audit');
  await page.getByRole('dialog', { name: 'Is it you?' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Not confirmed' })).toBeVisible();
  await expectAccessible(page);
});

test('the audit log says who changed what, and can be narrowed down', async ({ page, database }) => {
  const name = `Maliha ${randomUUID().slice(0, 8)}`;
  await addStaff(database, { name });
  await openAs(page, await addStaff(database, { role: 'owner' }), '/admin/staff');
  await rowOf(page, name).getByRole('combobox').selectOption('staff');
  await expect(page.getByText(`${name}: Staff from now on.`)).toBeVisible();

  // Two days, because the change may have been made before midnight.
  await page.goto('/admin/audit?days=2');
  const entry = page.getByRole('link', { name }).first();
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await entry.click();
  await expect(page).toHaveURL(/kind=staff&id=/);
  await expect(page.locator('del')).toHaveText(['Operator']);
  await expect(page.locator('ins')).toHaveText(['Staff']);
  await page.getByRole('button', { name: `No longer only ${name}` }).click();
  await expect(page).toHaveURL(/days=2&?.*kind=staff|kind=staff.*days=2/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText('The newest entries are saved as CSV')).toBeVisible();

  await page.getByRole('searchbox').fill('what?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Type an order number, a coupon code or the id of a product.')).toBeVisible();
  await page.getByRole('searchbox').fill('ht-2222-2222');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing was changed here' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('status').getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
});

test('the browsers where somebody is signed in are listed and ended', async ({ page, browser, baseURL, database }) => {
  const staff = await addStaff(database, { role: 'staff' });
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/admin/orders');
  await signIn(elsewhere, staff);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await openAs(page, staff, '/admin/sessions');
  await expect(page.getByText('this browser')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^End the session in/ }).click();
  await expect(page.getByText('The session has ended.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^End the session in/ })).toBeHidden();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/admin\/sign-in/);
  await other.close();
});
