import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { passHeldTime } from '../../src/held-steps.ts';
import { openAs, placeOrder, statusOf } from '../../src/staff.ts';
import { stockProduct } from '../../src/shopper.ts';

test('part success says which part', async ({ page, request, database }) => {
  await page.clock.install();
  const { id: productId } = await stockProduct(database, { stock: 5 });
  const phone = `017${String(Math.random()).slice(2, 10)}`;
  const first = await placeOrder(request, { productId, phone });
  const second = await placeOrder(request, { productId, phone });
  await openAs(page, await addStaff(database), `/admin/orders?q=${phone}`);
  await page.getByRole('checkbox', { name: `Select ${first}` }).check();
  await page.getByRole('checkbox', { name: `Select ${second}` }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm 2' }).click();
  await database.query("UPDATE orders SET status = 'cancelled' WHERE order_number = $1", [second]);
  await passHeldTime(page);
  await expect(page.getByText(`1 confirmed. ${second} is Cancelled already.`)).toBeVisible();
  expect(await statusOf(database, first)).toBe('confirmed');
});

test('a list that is empty says why, and a list that fails can be tried again', async ({
  page,
  database,
  consoleErrors,
}) => {
  await openAs(page, await addStaff(database), '/admin/orders?q=nobody-is-called-this');
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
