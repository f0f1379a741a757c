import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { longPress } from '../../src/long-press.ts';
import { passHeldTime } from '../../src/passing-time.ts';
import { openAs, placeOrder, statusOf } from '../../src/staff.ts';
import { stockProduct } from '../../src/shopper.ts';

test('part success says which part, and a refused step what the order is now', async ({ page, request, database }) => {
  await page.clock.install();
  const { id: productId } = await stockProduct(database, { stock: 5 });
  const phone = `017${String(Math.random()).slice(2, 10)}`;
  const first = await placeOrder(request, { productId, phone });
  const second = await placeOrder(request, { productId, phone });
  const returned = await placeOrder(request, { productId, phone });
  await database.query("UPDATE orders SET status = 'returned' WHERE order_number = $1", [returned]);
  const staff = await addStaff(database);
  await openAs(page, staff, `/admin/orders?q=${phone}`);
  await expect(page.getByText('Second order, same number')).toHaveCount(2);
  await expect(page.getByText('1 of 1 earlier came back')).toHaveCount(2);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: `More for ${first}` }).click();
  await page.getByRole('button', { name: 'Copy the number' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('-', '')).toBe(phone);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm 2' }).click();
  const moveAs = (number: string, to: string, reason: string | null = null) =>
    database.query(
      `WITH moved AS (UPDATE orders SET status = $3 WHERE order_number = $1 RETURNING id)
       INSERT INTO order_status_changes (order_id, from_status, to_status, by_staff_id, reason, created_at)
       SELECT moved.id, 'pending', $3, s.id, $4, '2026-11-21T16:41:00Z' FROM moved, staff_members s WHERE s.email = $2`,
      [number, staff.email, to, reason],
    );
  await moveAs(second, 'cancelled', 'Wrong number');
  await passHeldTime(page);
  await expect(page.getByText(`1 confirmed. ${second} was cancelled by ${staff.name}, 21 Nov, 22:41.`)).toBeVisible();
  expect(await statusOf(database, first)).toBe('confirmed');
  await page.getByRole('button', { name: 'See it' }).click();
  const faster = page.getByRole('dialog', { name: `${staff.name} was faster` });
  await expect(faster).toContainText('Wrong number');
  await expectAccessible(page);
  await faster.getByRole('button', { name: 'Leave it' }).click();
  await expect(faster).toBeHidden();

  // About one order, the answer comes by itself, with the step that the order may take now.
  const third = await placeOrder(request, { productId, phone });
  await page.getByRole('button', { name: `Confirm ${third}` }).click();
  await moveAs(third, 'packed');
  await passHeldTime(page);
  await expect(faster).toContainText(third);
  await expect(faster.getByRole('definition')).toHaveText(['Pending', 'Packed', 'Confirmed']);
  await faster.getByRole('button', { name: 'Hand over' }).click();
  await expect(faster).toBeHidden();
  await expect(page.getByText('Handing over 1 order.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
});

test('selected orders are printed for packing, and cancelled together for a reason', async ({
  page,
  request,
  database,
}) => {
  const { id: productId } = await stockProduct(database, { stock: 9 });
  const phone = `017${String(Math.random()).slice(2, 10)}`;
  const numbers: string[] = [];
  for (let each = 0; each < 3; each += 1) numbers.push(await placeOrder(request, { productId, phone }));
  const [waiting = '', packing = '', sent = ''] = numbers;
  const set = (number: string, status: string) =>
    database.query('UPDATE orders SET status = $2::"OrderStatus" WHERE order_number = $1', [number, status]);
  await set(packing, 'confirmed');
  await set(sent, 'shipped');
  await openAs(page, await addStaff(database), `/admin/orders?view=all&q=${phone}`);
  const one = page.getByRole('checkbox', { name: `Select ${waiting}` });
  await longPress(page, page.getByRole('link', { name: waiting }), () => expect(one).toBeChecked());
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(page).toHaveURL(/view=all/);
  await expect(one).toBeChecked();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expectAccessible(page);
  const paper = page.getByRole('link', { name: 'Packing lists' });
  await expect(paper).toHaveAttribute('href', `/admin/print/packing?orders=${packing}`);
  await page.getByRole('button', { name: 'Cancel 2 of 3…' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel 2 orders?' });
  await expect(question).toContainText('They stay cancelled.');
  await question.getByRole('radio', { name: 'We cannot supply it' }).check();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel 2 orders' }).click();
  await expect(page.getByText('2 cancelled.')).toBeVisible();
  for (const number of [waiting, packing]) expect(await statusOf(database, number)).toBe('cancelled');
  expect(await statusOf(database, sent)).toBe('shipped');
  // Deep-linkable: the filter is in the address, and the address alone sets it.
  await page.goto(`/admin/orders?view=all&q=${phone}&status=cancelled`);
  await expect(page.getByRole('link', { name: waiting })).toBeVisible();
  await expect(page.getByRole('link', { name: sent })).toBeHidden();
  await page.getByRole('button', { name: 'Cancelled', exact: true }).click();
  for (const status of ['Pending', 'Returned'])
    await expect(page.getByRole('checkbox', { name: status })).toBeInViewport({ ratio: 1 });
  await page.getByRole('checkbox', { name: 'Shipped' }).click();
  await expect(page).toHaveURL(/status=shipped%2Ccancelled/);
  await expect(page.getByRole('link', { name: sent })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'বাংলা' }).first().click();
  await expect(page.getByRole('button', { name: 'পথে, বাতিল' })).toBeVisible();
  await set(packing, 'confirmed');
  await page.goto(`/admin/print/packing?orders=${packing},${sent}`);
  await expect(page.getByText(packing)).toBeVisible();
  await expect(page.getByText(sent)).toBeHidden();
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

test('a list that is empty says why and what was probably meant, and a list that fails can be tried again', async ({
  page,
  request,
  database,
  consoleErrors,
}) => {
  await openAs(page, await addStaff(database), '/admin/orders?q=nobody-is-called-this');
  await expect(page.getByRole('heading', { name: 'No order with “nobody-is-called-this”' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?view=confirm$/);

  const { id: productId } = await stockProduct(database, { stock: 3 });
  const number = await placeOrder(request, { productId });
  await page.goto(`/admin/orders?view=pack&q=${number}`);
  await expect(page.getByText('Not in this list, but there is')).toBeVisible();
  await page.goto(`/admin/orders?q=${number.slice(0, -1)}${number.endsWith('Z') ? 'Y' : 'Z'}`);
  await expect(page.getByText('One letter off:')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();

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
