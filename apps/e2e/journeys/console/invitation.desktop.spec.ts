import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addStaff } from '../../src/add-staff.ts';
import { mailed } from '../../src/mailed.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs } from '../../src/staff.ts';

/** The row or card of a staff member. */
function rowOf(page: Page, name: string) {
  return page.locator('[data-row]').filter({ hasText: name });
}

test('somebody is invited by mail, sets a password, works, and has no access in the end', async ({
  page,
  request,
  browser,
  baseURL,
  database,
}) => {
  const name = `Rakibul ${randomUUID().slice(0, 8)}`;
  const email = `rakibul-${randomUUID()}@haat.example`;
  await openAs(page, await addStaff(database, { role: 'owner' }), '/admin/staff');
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('E-mail', { exact: true }).fill('rakibul');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByText('Please enter a valid e-mail address')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('E-mail', { exact: true }).fill(email);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, name)).toContainText('Invited; the link is valid until');

  const link = await mailed(request, { to: email, matching: /\S+\/admin\/invitation#\S+/ });
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const theirs = await other.newPage();
  await theirs.goto(link);
  await expectAccessible(theirs);
  await theirs.getByLabel('New password', { exact: true }).fill('shapla-shaluk-1971');
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await theirs.goto('/admin/staff');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Your role cannot open this' })).toBeVisible();
  await expect(theirs.getByText(/^Is it part of your work\? Ask .+ to give you another role/)).toBeVisible();
  await expectAccessible(theirs);

  await page.reload();
  await expect(rowOf(page, name)).toContainText('now');
  await rowOf(page, name).getByRole('combobox').selectOption('operator');
  await expect(page.getByText(`${name}: Operator from now on.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${name}: Staff from now on.`)).toBeVisible();
  await expect(rowOf(page, name).getByRole('combobox')).toHaveValue('staff');

  await rowOf(page, name)
    .getByRole('button', { name: /^End access/ })
    .click();
  const question = page.getByRole('dialog', { name: `End the access of ${name}?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'End access' }).click();
  await expect(rowOf(page, name)).toContainText('Access ended');
  await theirs.goto('/admin/orders');
  await expect(theirs).toHaveURL(/\/admin\/sign-in/);
  await theirs.goto(link);
  await theirs.getByLabel('New password', { exact: true }).fill('another-long-one');
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs.getByText('This invitation was used already or is too old.')).toBeVisible();
  await other.close();
});
