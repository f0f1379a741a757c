import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { addStaff } from '../../src/add-staff.ts';
import { expectConsoleScreen } from '../../src/expect-console-screen.ts';
import { passToasts } from '../../src/passing-time.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { logIn, newShopper, register } from '../../src/shopper.ts';
import { openAs, placeOrder } from '../../src/staff.ts';

test('a shopper is found, exported, blocked, told so at the login, let in again and deleted', async ({
  page,
  request,
  browser,
  baseURL,
  database,
}) => {
  const shopper = { ...newShopper(), name: `Shirin ${randomUUID().slice(0, 8)}` };
  await register(request, shopper);
  await page.clock.install();
  await openAs(page, await addStaff(database, { role: 'owner', name: 'Farhana Kabir' }), '/admin/shoppers');
  const search = page.getByRole('searchbox', { name: 'Name, e-mail, phone or order number' });
  await search.fill('sh');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Type at least three letters or figures.')).toBeVisible();
  await search.fill(shopper.name.slice(3).toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expectConsoleScreen(page);
  await page.getByRole('link', { name: shopper.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: shopper.name })).toBeVisible();
  await expectConsoleScreen(page);

  await page.getByRole('button', { name: `More for ${shopper.name}` }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the data' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toBe(`${shopper.email}.json`);
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).account.full_name).toBe(shopper.name);

  await page.getByRole('button', { name: 'Block…' }).click();
  const question = page.getByRole('dialog', { name: `Block ${shopper.name}?` });
  await expect(question.getByRole('button', { name: 'Block', exact: true })).toBeDisabled();
  await question.getByLabel('Orders and refuses parcels').check();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText(/^Blocked since .+ by Farhana Kabir$/)).toBeVisible();

  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const theirs = await other.newPage();
  await theirs.goto('/bn/login');
  await theirs.getByRole('tab', { name: 'লগইন' }).click();
  const form = theirs.getByRole('tabpanel', { name: 'লগইন' });
  await form.locator('input[name="email"]').fill(shopper.email);
  await form.locator('input[name="password"]').fill(shopper.password);
  await form.locator('button[type="submit"]').click();
  await expect(theirs.getByRole('alert')).toContainText('এই অ্যাকাউন্টটি দোকান থেকে বন্ধ করা হয়েছে।');
  await expect(theirs.getByRole('alert')).toContainText('@');
  await expectAccessible(theirs);

  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText(`${shopper.name} can log in again.`)).toBeVisible();
  await theirs.goto('/login');
  await logIn(theirs, shopper);
  await expect(theirs.getByText('login', { exact: true })).toBeVisible();
  await other.close();

  await passToasts(page);
  await page.getByRole('button', { name: `More for ${shopper.name}` }).click();
  await page.getByRole('button', { name: 'Delete for good…' }).click();
  const last = page.getByRole('dialog', { name: `Delete ${shopper.name} for good?` });
  await expect(last.getByText('What the books keep')).toBeVisible();
  await expect(last.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
  await last.getByLabel('I have checked that this is the right person').check();
  await expectAccessible(page);
  await last.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText(`${shopper.name} is deleted.`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/shoppers$/);
});

test('from a shopper to all of her orders in the list', async ({ page, request, database }) => {
  const name = `Shirin ${randomUUID().slice(0, 8)}`;
  const orderNumber = await placeOrder(request, { name });
  await openAs(page, await addStaff(database, { role: 'owner' }), `/admin/shoppers?q=${orderNumber}`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('link', { name: 'All in the list of orders' }).click();
  await expect(page.getByRole('searchbox', { name: 'Number, phone, name or e-mail' })).toHaveValue(/@/);
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(page.locator('[data-row]')).toContainText(orderNumber);
  await expectConsoleScreen(page);
});

test('the mailing list is searched and downloaded, and an address is taken off', async ({
  page,
  request,
  database,
}) => {
  const email = `letters-${randomUUID()}@haat.example`;
  await request.post('/api/newsletter', { data: { email } });
  await openAs(page, await addStaff(database, { role: 'owner' }), '/admin/newsletter');
  await page.getByRole('searchbox', { name: 'A part of the address' }).fill(email.slice(0, 20));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-row]')).toHaveCount(1);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const file = await downloaded;
  expect([file.suggestedFilename(), await readFile(await file.path(), 'utf8')]).toEqual([
    'newsletter.csv',
    expect.stringContaining(`"${email}","en",`),
  ]);
  await page.getByRole('button', { name: `More for ${email}` }).click();
  await page.getByRole('button', { name: 'Remove…' }).click();
  const question = page.getByRole('dialog', { name: `Remove ${email}?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(/^No address has/)).toBeVisible();
});
