import { addStaff } from '../../src/add-staff.ts';
import { oneTimeCode } from '../../src/one-time-code.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { signIn } from '../../src/staff.ts';

test('the second factor is turned on with a QR code, and a code or a recovery code opens the console', async ({
  page,
  database,
}) => {
  const staff = await addStaff(database);
  await page.goto('/admin/orders');
  await signIn(page, staff);
  await page.getByRole('button', { name: /Nusrat Jahan/ }).click();
  await page.getByRole('link', { name: 'Turn on the second factor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Turn on the second factor' })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel(/^Code/).fill(oneTimeCode(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Store your recovery codes' })).toBeVisible();
  await expectAccessible(page);
  const codes = await page.locator('main li').allTextContents();
  expect(codes).toHaveLength(8);
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/admin/orders?view=all');
  await signIn(page, staff);
  await expect(page.getByRole('heading', { level: 1, name: 'Your code' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Code/).fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This code is wrong or was used already')).toBeVisible();
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByText('কোডটি ভুল, অথবা আগেই ব্যবহার হয়েছে।')).toBeVisible();
  await page.getByRole('button', { name: 'EN' }).click();
  await page.getByLabel(/^Code/).fill(`Your code: ${oneTimeCode(secret, { later: 1 })}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?view=all$/);

  await page.context().clearCookies();
  await page.goto('/admin/orders');
  await signIn(page, staff);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});
