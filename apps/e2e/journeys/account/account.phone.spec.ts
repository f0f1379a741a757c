import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { logIn, newShopper, register, stockProduct, type Shopper } from '../../src/shopper.ts';
import { agedToken } from '../../src/old-token.ts';
import { mailed } from '../../src/mailed.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

test('a forgotten password is replaced with the code from the mail', async ({ page, request }) => {
  const shopper = newShopper();
  await register(request, shopper);

  await page.goto('/login?from=/user/profile');
  await page.getByRole('tab', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Forget Password' }).click();
  await expect(page.getByRole('heading', { name: 'Enter Your Email To Send Code' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByLabel('Email').fill(shopper.email.toUpperCase());
  await page.getByRole('button', { name: 'Send Code' }).click();
  await acceptAlert(page, 'Code sent successfully. Please check your email.');

  await page.waitForURL('**/user/forget_password/code_match');
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(shopper.email.toUpperCase());
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByRole('alert')).toContainText('Verification failed. Please check your email and code.');
  await expectAccessible(page);

  const code = await mailedCode(request, shopper);
  await page.getByLabel('Code', { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByText('Verification successful!')).toBeVisible();

  await page.waitForURL('**/user/reset_password');
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(code);
  const password = 'krishnochura-2026';
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset successful!')).toBeVisible();

  await page.waitForURL('**/login');
  await logIn(page, shopper);
  await expect(page.getByRole('alert')).toHaveText('Wrong Email Or Password');
  await logIn(page, { ...shopper, password });
  await expect(page.getByText('login', { exact: true })).toBeVisible();
});

test('the password is changed; after an older login the current one is asked for', async ({ page, request }) => {
  const shopper = newShopper();
  await register(request, shopper);
  await page.goto('/login?from=/user/change_password');
  await logIn(page, shopper);
  await page.waitForURL('**/user/change_password');
  await expectAccessible(page);

  const password = 'hasnahena-2026';
  await page.getByLabel('New Password', { exact: true }).fill('hasnahena-2062');
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  const mismatch = page.waitForEvent('console', (message) => message.text() === 'The new passwords do not match.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await mismatch;
  await expect(page.getByText('Password and Confirm Password do not match')).toBeVisible();
  await expect(page.getByLabel('Confirm Password', { exact: true })).toBeFocused();
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await expect(page.getByText('Password and Confirm Password do not match')).toHaveCount(0);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  // The new token is accepted.
  await page.goto('/my_order_list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${shopper.name}`);

  // With a token from twenty minutes ago, the current password is required.
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.evaluate((old) => localStorage.setItem('token', old), agedToken(token, 20));
  await page.goto('/user/change_password');
  await page.getByLabel('New Password', { exact: true }).fill(shopper.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByLabel('Current Password', { exact: true }).fill(password);
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue(shopper.password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
});

test('on a shared phone, login returns to the page, and logout leaves nothing behind', async ({
  page,
  request,
  database,
}) => {
  const [shopper, product] = [newShopper(), await stockProduct(database, { stock: 5 })];
  await register(request, shopper);
  const path = `/product/product_details/${product.slug}?tab=review`;
  await page.goto(path);
  await page.getByRole('banner').getByRole('link', { name: 'Login And Registration' }).click();
  await logIn(page, shopper);
  await page.waitForURL(`**${path}`);

  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await expect(page.getByText('Added to cart successfully!')).toBeVisible();
  await page.evaluate((id) => {
    localStorage.setItem('favouriteList', `[${id}]`);
    localStorage.setItem('delivery_draft', '{"phone":"01712345678"}');
    sessionStorage.setItem('last_order', '{}');
  }, product.id);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/user/profile');
  await expect(otherTab.getByLabel('Full Name')).toHaveValue(shopper.name);
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await otherTab.waitForURL('**/login?from=*');
  await otherTab.close();
  // The public parts of the shop may store data again at once, but nothing personal.
  const left = await page.evaluate(() => [...Object.keys(localStorage), sessionStorage.getItem('last_order')]);
  expect(left).toEqual(['had_login', null]);
  // The lists were sent to the account before they were removed.
  const { rows } = await database.query(
    `SELECT list, product_id FROM saved_lines s JOIN users u ON u.id = s.user_id WHERE u.email = $1 ORDER BY list`,
    [shopper.email],
  );
  expect(rows).toEqual([
    { list: 'cart', product_id: product.id },
    { list: 'favourites', product_id: product.id },
  ]);
});

test('a shopper downloads her data and deletes her account', async ({ page, request, database }) => {
  const [shopper, product] = [newShopper(), await stockProduct(database, { stock: 5 })];
  await register(request, shopper);
  await page.goto('/login?from=/user/profile');
  await logIn(page, shopper);
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
  const session = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    userId: localStorage.getItem('user_id'),
  }));
  const ordered = await request.post('/api/checkout-confirm', {
    headers: { authorization: `Bearer ${session.token}` },
    data: {
      user_id: session.userId,
      name: shopper.name,
      email: shopper.email,
      phone: shopper.phone,
      address: shopper.address,
      total_amount: 9000,
      sub_total: 9000,
      delivery_charge: 0,
      coupon: 0,
      shipping_id: 1,
      item: [{ product_id: product.id, qty: 1, size: null, color: null }],
    },
  });
  expect(ordered.status()).toBe(201);

  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel('Current Password', { exact: true });
  await page.getByRole('button', { name: 'Download my data' }).click();
  await password.fill('not this one');
  await dialog.getByRole('button', { name: 'Download my data' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill(shopper.password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('haat-my-data.json');
  const copy = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(copy).toMatchObject({ account: { email: shopper.email }, orders: [{ address: shopper.address }] });
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
  await password.fill(shopper.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByRole('alert')).toContainText('still under way');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'My Order' }).click();
  await page.waitForURL('**/my_order_list');
  await page.getByRole('link', { name: /^View order/ }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Your order has been cancelled.')).toBeVisible();

  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await password.fill(shopper.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const { rowCount } = await database.query('SELECT FROM orders WHERE email = $1', [shopper.email]);
  expect(rowCount).toBe(0);
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page.getByRole('alert')).toHaveText('Wrong Email Or Password');
});

test('login, profile errors and favourites are in Bangla', async ({ page, request }) => {
  const shopper = newShopper();
  await register(request, shopper);
  await page.goto('/bn/login?from=/user/profile');
  await page.getByRole('tab', { name: 'লগইন', exact: true }).click();
  const form = page.getByRole('tabpanel', { name: 'লগইন' });
  await form.getByLabel('ই-মেইল').fill(shopper.email);
  await form.getByLabel('পাসওয়ার্ড', { exact: true }).fill(shopper.password);
  await form.getByRole('button', { name: 'লগইন', exact: true }).click();
  await page.waitForURL('**/bn/user/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('প্রোফাইল');
  await page.getByLabel('ফোন').fill('12');
  await page.getByRole('button', { name: 'সংরক্ষণ করুন' }).click();
  await expect(page.getByText('সঠিক ফোন নম্বর লিখুন, যেমন ০১৭১২-৩৪৫৬৭৮।')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/bn/my_wish_list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('কিছু পাওয়া যায়নি');
});

async function acceptAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(text);
  await alert.getByRole('button', { name: 'OK' }).click();
}

function mailedCode(request: APIRequestContext, { email }: Shopper): Promise<string> {
  return mailed(request, { to: email, matching: /\b\d{6}\b/ });
}
