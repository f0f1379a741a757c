import type { Page } from '@playwright/test';
import type pg from 'pg';
import { goToCheckout, keep, newShopper, register, stockProduct } from '../../src/shopper.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed To CheckOut' });

async function ordersOf(database: pg.Client, email: string): Promise<string[]> {
  const { rows } = await database.query<{ order_number: string }>('SELECT order_number FROM orders WHERE email = $1', [
    email,
  ]);
  return rows.map(({ order_number: orderNumber }) => orderNumber);
}

test('a double tap orders once, and leaves in the cart what was added in another tab', async ({
  page,
  database,
  request,
}) => {
  const shopper = newShopper();
  await register(request, shopper);
  const product = await stockProduct(database, { stock: 5 });
  const added = await stockProduct(database, { stock: 5 });
  await goToCheckout(page, product.slug, shopper);
  await page.route('**/api/checkout-confirm', async (route) => {
    const lines = [product, added].map(({ id }) => ({ id, count: 1, selectedColor: null, selectedSize: null }));
    await keep(page, { cart: [product.id, added.id], DetailsCart: lines });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await proceed(page).dblclick();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.waitForURL('**/confirm_message');
  expect(await ordersOf(database, shopper.email)).toHaveLength(1);
  const { rows } = await database.query('SELECT stock FROM products WHERE id = $1', [product.id]);
  expect(rows[0].stock).toBe(4);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe(`[${added.id}]`);
});

test('after a lost response, pressing again finds the order', async ({ page, database, request, consoleErrors }) => {
  const shopper = newShopper();
  await register(request, shopper);
  const product = await stockProduct(database, { stock: 5 });
  await goToCheckout(page, product.slug, shopper);
  await page.route(
    '**/api/checkout-confirm',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await proceed(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No answer from the shop' })).toBeFocused();
  await expect(page.getByLabel('Address')).toHaveValue(shopper.address);
  await expectAccessible(page);
  const [orderNumber = ''] = await ordersOf(database, shopper.email);

  await proceed(page).click();
  await page.waitForURL('**/confirm_message');
  await expect(page.getByText(orderNumber)).toBeVisible();
  expect(await ordersOf(database, shopper.email)).toEqual([orderNumber]);
  const others = consoleErrors.splice(0).filter((text) => !text.includes('ERR_CONNECTION_RESET'));
  expect(others).toEqual([]);
});

test('two tabs that both order create one order, and both show it', async ({ page, context, database, request }) => {
  const shopper = newShopper();
  await register(request, shopper);
  const product = await stockProduct(database, { stock: 5 });
  await goToCheckout(page, product.slug, shopper);
  const other = await context.newPage();
  await other.goto('/order/check_out');
  await expect(other.getByLabel('Address')).toHaveValue(shopper.address);
  await expect(proceed(other)).toBeEnabled();

  await proceed(page).click();
  await page.waitForURL('**/confirm_message');
  const [orderNumber = ''] = await ordersOf(database, shopper.email);
  await expect(page.getByText(orderNumber)).toBeVisible();

  await proceed(other).click();
  await other.waitForURL('**/confirm_message');
  await expect(other.getByText(orderNumber)).toBeVisible();
  expect(await ordersOf(database, shopper.email)).toEqual([orderNumber]);
});

test('losing the network on the way is reported, and everything is still there once it is back', async ({
  page,
  context,
  database,
  request,
  consoleErrors,
}) => {
  const shopper = newShopper();
  await register(request, shopper);
  const product = await stockProduct(database, { stock: 5 });
  await goToCheckout(page, product.slug, shopper);
  await page.goto('/confirm_order_page');
  await expect(page.getByText('Continue To Checkout')).toBeVisible();
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60);
  // The error page has been cached meanwhile.
  const hasErrorPage = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('error-page')));
  await expect.poll(hasErrorPage, { timeout: 20_000 }).toBe(true);

  await context.setOffline(true);
  await page.getByText('Continue To Checkout').click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveURL(/\/order\/check_out$/);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Address')).toHaveValue(shopper.address);
  await context.setOffline(true);
  await proceed(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No answer from the shop' })).toBeVisible();
  await context.setOffline(false);
  await proceed(page).click();
  await page.waitForURL('**/confirm_message');
  expect(await ordersOf(database, shopper.email)).toHaveLength(1);
  const others = consoleErrors.splice(0).filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'));
  expect(others).toEqual([]);
});
