import type { Page, Route } from '@playwright/test';
import { logIn, newShopper, register, stockProduct } from '../../src/shopper.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

/** Every specified alert, toast and text of the rules and the error catalogue, verbatim, where it appears. */

const toast = (page: Page, text: string) => page.locator('.toast').getByText(text, { exact: true });
const refuse = (route: Route) =>
  route.fulfill({ status: 422, json: { success: false, code: 'CODE_INVALID', message: 'no' } });
const noAnswer = (route: Route) => route.abort();

async function acceptAlert(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByText(text, { exact: true })).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
}

/** Chromium reports failed requests; here they are expected. */
function forgiveLostAnswers(consoleErrors: string[]): void {
  const others = consoleErrors.filter((text) => !text.includes('ERR_FAILED'));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}

test('cart and favourites from a card', async ({ page, database }) => {
  const product = await stockProduct(database, { stock: 1 });
  await page.goto(`/search?q=${encodeURIComponent(product.title)}`);
  await page.getByRole('button', { name: `Add To Cart: ${product.title}` }).click();
  await expect(toast(page, 'Added to cart successfully!')).toBeVisible();
  await page.getByRole('button', { name: `Add To Cart: ${product.title}` }).click();
  await acceptAlert(page, 'You cannot add more of this product. Stock limit reached.');
  await page.goto('/cart');
  await page.getByRole('button', { name: `Remove ${product.title}` }).click();
  await expect(toast(page, 'Item removed from cart')).toBeVisible();
  await page.goto('/my_wish_list');
  await expect(page.getByText('Nothing Found', { exact: true })).toBeVisible();
  await page.goto('/search?q=panjabi');
  await expect(page.getByText('No Data Found Search Again', { exact: true })).toBeVisible();
});

test('a success stays for 2 s, an error for 4 s, both for as long as the pointer rests on them', async ({
  page,
  database,
}) => {
  const product = await stockProduct(database, { stock: 9 });
  await page.clock.install();
  await page.goto(`/product/product_details/${product.slug}`);
  const add = page.getByRole('button', { name: 'Add To Cart', exact: true });
  const success = toast(page, 'Added to cart successfully!');
  await add.click();
  await expect(success).toBeVisible();
  const comes = Date.now();
  await expect(success).toBeHidden();
  expect(Date.now() - comes).toBeGreaterThan(1500);

  await add.click();
  await success.hover();
  await expectAccessible(page);
  await page.clock.fastForward(3_000);
  await expect(success).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(2_000);
  await expect(success).toBeHidden();

  // A device whose storage is full.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await add.click();
  const failure = page.locator('.toast[role="alert"]');
  await expect(failure).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(failure).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(failure).toBeHidden();
});

test('login and registration', async ({ page, consoleErrors }) => {
  const shopper = newShopper();
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page.getByRole('alert')).toHaveText('Wrong Email Or Password');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.route('**/api/login', noAnswer, { times: 1 });
  await logIn(page, shopper);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveText('Wrong Email Or Password');

  await page.getByRole('tab', { name: 'Registration' }).click();
  const form = page.getByRole('tabpanel', { name: 'Registration' });
  const send = () => form.getByRole('button', { name: 'Registration' }).click();
  await form.getByLabel('Name').fill(shopper.name);
  await form.getByLabel('Email').fill(shopper.email);
  await form.getByLabel('Password', { exact: true }).fill(shopper.password);
  await form.getByLabel('Confirm Password', { exact: true }).fill('another one');
  await send();
  await expect(form.getByText('Password and Confirm Password do not match', { exact: true })).toBeVisible();
  await expect(form.getByLabel('Confirm Password', { exact: true })).toBeFocused();
  await form.getByLabel('Confirm Password', { exact: true }).fill(shopper.password);
  await expect(form.getByText('Password and Confirm Password do not match', { exact: true })).toHaveCount(0);
  await page.route('**/api/register', noAnswer, { times: 1 });
  await send();
  await expect(form.getByText('Something Went Wrong').first()).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue(shopper.name);
  await send();
  await expect(toast(page, 'SuccessFuly Users Create')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/login');
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await logIn(page, shopper);
  await expect(toast(page, 'login')).toBeVisible();
  forgiveLostAnswers(consoleErrors);
});

test('errors of the password reset', async ({ page, consoleErrors }) => {
  await page.goto('/user/forget_password');
  await page.getByRole('main').getByLabel('Email').fill('nobody@haat.example');
  const sendCode = page.getByRole('button', { name: 'Send Code' });
  await page.route('**/api/forget_password', refuse);
  // On a busy machine the very first click on a page has been lost; a person would click again.
  await expect(async () => {
    await sendCode.click();
    await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.unroute('**/api/forget_password', refuse);
  await acceptAlert(page, 'Failed to send code. Please try again.');
  await page.route('**/api/forget_password', noAnswer, { times: 1 });
  await sendCode.click();
  await acceptAlert(page, 'An error occurred. Please try again later.');
  await sendCode.click();
  await acceptAlert(page, 'Code sent successfully. Please check your email.');

  await page.waitForURL('**/user/forget_password/code_match');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  const verify = page.getByRole('button', { name: 'Verify Code' });
  await verify.click();
  await expect(page.getByRole('alert')).toHaveText('Verification failed. Please check your email and code.');
  await page.route('**/api/forget_password_code_match', noAnswer, { times: 1 });
  await verify.click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred while verifying code.');

  await page.goto('/user/reset_password');
  await page.getByRole('main').getByLabel('Email').fill('nobody@haat.example');
  await page.getByLabel('New Password', { exact: true }).fill('krishnochura-2026');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  const reset = page.getByRole('button', { name: 'Reset Password' });
  await reset.click();
  await expect(page.getByRole('alert')).toHaveText('Password reset failed. Please try again.');
  await page.route('**/api/user_reset_password', noAnswer, { times: 1 });
  await reset.click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred while resetting password.');
  forgiveLostAnswers(consoleErrors);
});

test('failures that are only logged are logged and shown inline, never as a toast or alert', async ({
  page,
  request,
  consoleErrors,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  const shopper = newShopper();
  await register(request, shopper);
  await page.goto('/login?from=/user/profile');
  await logIn(page, shopper);
  await page.waitForURL('**/user/profile');
  await page.route('**/api/profie_change', noAnswer);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be saved');

  await page.route('**/api/password-change/*', noAnswer);
  await page.goto('/user/change_password');
  await page.getByLabel('New Password', { exact: true }).fill(shopper.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be changed');

  await page.route('**/api/user_order?*', noAnswer);
  await page.goto('/my_order_list');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect
    .poll(() => logged.filter((line) => line.includes('failed: NETWORK')))
    .toEqual(['profileChange failed: NETWORK', 'passwordChange failed: NETWORK', 'userOrder failed: NETWORK']);
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  forgiveLostAnswers(consoleErrors);
});
