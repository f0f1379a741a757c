import type pg from 'pg';
import { expectConsoleScreen } from '../../src/expect-console-screen.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { placeOrder, signIn } from '../../src/staff.ts';
import { stockProduct } from '../../src/shopper.ts';

async function statusOf(database: pg.Client, orderNumber: string): Promise<string | undefined> {
  const { rows } = await database.query<{ status: string }>('SELECT status FROM orders WHERE order_number = $1', [
    orderNumber,
  ]);
  return rows[0]?.status;
}

test('an order is found, confirmed, taken back, and confirmed again', async ({ page, request, database }) => {
  const { id: productId } = await stockProduct(database, { stock: 5 });
  const phone = `017${String(Math.random()).slice(2, 10)}`;
  const number = await placeOrder(request, { productId, phone, name: 'Farzana', notes: 'After six, please' });
  await page.goto(`/admin/orders?q=${phone}`);
  await signIn(page, await addStaff(database));
  await expect(page.getByText('1 to confirm, ৳')).toBeVisible();
  await expect(page.getByText('has a note')).toBeAttached();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Confirm ${number}` }).click();
  await expect(page.getByText('Confirming 1 order.')).toBeVisible();
  await expect(page.getByRole('link', { name: number })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  expect(await statusOf(database, number)).toBe('pending');

  await page.getByRole('button', { name: `Confirm ${number}` }).click();
  await expect(page.getByText('1 confirmed.')).toBeVisible({ timeout: 15_000 });
  expect(await statusOf(database, number)).toBe('confirmed');
  await page.getByRole('link', { name: /^To pack/ }).click();
  await page.getByRole('searchbox').fill(phone);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
});

test('part success says which part', async ({ page, request, database }) => {
  const { id: productId } = await stockProduct(database, { stock: 5 });
  const phone = `017${String(Math.random()).slice(2, 10)}`;
  const first = await placeOrder(request, { productId, phone });
  const second = await placeOrder(request, { productId, phone });
  await page.goto(`/admin/orders?q=${phone}`);
  await signIn(page, await addStaff(database));
  await page.getByRole('checkbox', { name: `Select ${first}` }).check();
  await page.getByRole('checkbox', { name: `Select ${second}` }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm 2' }).click();
  await database.query("UPDATE orders SET status = 'cancelled' WHERE order_number = $1", [second]);
  await expect(page.getByText(`1 confirmed. ${second} is Cancelled already.`)).toBeVisible({ timeout: 15_000 });
  expect(await statusOf(database, first)).toBe('confirmed');
});

test('a list that is empty says why, and a list that fails can be tried again', async ({
  page,
  database,
  consoleErrors,
}) => {
  await page.goto('/admin/orders?q=nobody-is-called-this');
  await signIn(page, await addStaff(database));
  await expect(page.getByRole('heading', { name: 'No order with “nobody-is-called-this”' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?view=confirm$/);

  await page.route('**/api/admin/orders?**', (route) => route.abort());
  await page.goto('/admin/orders?view=all&zone=1');
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/admin/orders?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This could not be loaded' })).toBeHidden();
  await page.context().setOffline(true);
  await expect(page.getByText(/No connection since/)).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByText(/No connection since/)).toBeHidden();
  // The browser reports each request that was cut off.
  consoleErrors.length = 0;
});

test('every list is accessible in both languages and as wide as the screen at most', async ({ page, database }) => {
  await page.goto('/admin/orders');
  await signIn(page, await addStaff(database));
  for (const [button, language] of [
    ['EN', 'en'],
    ['বাংলা', 'bn'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const view of ['confirm', 'pack', 'way', 'returned', 'all']) {
      await page.goto(`/admin/orders?view=${view}`);
      await expectConsoleScreen(page);
    }
  }
});
