import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { passHeldTime } from '../../src/passing-time.ts';
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

test('what is typed while the list follows what was typed before stays', async ({ page, database }) => {
  await openAs(page, await addStaff(database), '/admin/orders');
  const field = page.getByRole('searchbox');
  await field.fill('HT');
  await expect(page).toHaveURL(/q=HT$/);
  // At the moment the address changes, before the screen has followed.
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      replace(...given);
      const input = document.querySelector<HTMLInputElement>('input[type=search]');
      if (!input || !location.search.endsWith('q=HT-')) return;
      history.replaceState = replace;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'HT-7');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
  });
  await field.fill('HT-');
  await expect(page).toHaveURL(/q=HT-7$/);
  await expect(field).toHaveValue('HT-7');
  await page.goto('/admin/orders?q=HT-1');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('HT-1');
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
  // The browser reports each aborted request.
  consoleErrors.length = 0;
});
