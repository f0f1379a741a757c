import { addStaff } from '../../src/add-staff.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { stockProduct } from '../../src/shopper.ts';
import { openAs, placeOrder } from '../../src/staff.ts';

const uniquePhone = () => `018${String(Math.random()).slice(2, 10)}`;

test('an order that nobody answers about is offered for cancellation, which says what it means', async ({
  page,
  request,
  database,
}) => {
  const { id: productId } = await stockProduct(database, { stock: 5 });
  const number = await placeOrder(request, { productId, qty: 2, phone: uniquePhone() });
  const member = await addStaff(database);
  await database.query(
    `INSERT INTO order_calls (order_id, staff_id, outcome)
     SELECT o.id, s.id, 'no_answer' FROM orders o, staff_members s, generate_series(1, 3)
      WHERE o.order_number = $1 AND s.email = $2`,
    [number, member.email],
  );
  await openAs(page, member, `/admin/orders/${number}`);
  await expect(page.getByText('Cancel it, or call once more')).toBeVisible();
  await expect(page.getByText('Nobody answered 3 calls').filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel…' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel ${number}?` });
  await expect(dialog).toContainText('+2');
  await expect(dialog).toContainText('3 → 5');
  await expect(
    dialog.getByRole('radio', { name: 'No answer 3 unanswered calls so far; 3 before giving up' }),
  ).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('A cancelled order stays cancelled.')).toBeVisible();
  const { rows } = await database.query(
    'SELECT status, (SELECT stock FROM products WHERE id = $2) AS stock FROM orders WHERE order_number = $1',
    [number, productId],
  );
  expect(rows).toEqual([{ status: 'cancelled', stock: 5 }]);
});

test('a parcel that came back is booked, less what cannot be sold again', async ({ page, request, database }) => {
  const { id: productId } = await stockProduct(database, { stock: 5 });
  const number = await placeOrder(request, { productId, qty: 2, phone: uniquePhone() });
  await database.query("UPDATE orders SET status = 'shipped' WHERE order_number = $1", [number]);
  const member = await addStaff(database);
  await openAs(page, member, `/admin/orders/${number}?view=way`);
  await page.getByRole('button', { name: 'Came back…' }).click();
  const dialog = page.getByRole('dialog', { name: `Book the return of ${number}?` });
  await expect(dialog.getByRole('button', { name: 'Book the return' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Refused at the door' }).check();
  await dialog.getByRole('combobox').selectOption('1');
  await expect(dialog).toContainText('3 → 4');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Book the return' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Its pieces are in the stock again.')).toBeVisible();
  const { rows } = await database.query('SELECT stock FROM products WHERE id = $1', [productId]);
  expect(rows).toEqual([{ stock: 4 }]);
  await page.goto(`/admin/orders?view=returned&q=${number}`);
  const card = page.getByRole('listitem').filter({ hasText: number });
  await expect(card).toContainText('Refused at the door');
  await expect(card).toContainText('1 back in stock');
  await expect(card).toContainText('1 damaged, written off');
  await expectAccessible(page);

  // A colleague books another one meanwhile.
  const other = await placeOrder(request, { productId, phone: uniquePhone() });
  await database.query("UPDATE orders SET status = 'shipped' WHERE order_number = $1", [other]);
  await page.goto(`/admin/orders/${other}?view=way`);
  await page.getByRole('button', { name: 'Came back…' }).click();
  await page.getByRole('radio', { name: 'Refused at the door' }).check();
  await database.query(
    `WITH moved AS (UPDATE orders SET status = 'returned' WHERE order_number = $1 RETURNING id)
     INSERT INTO order_status_changes (order_id, from_status, to_status, by_staff_id, reason)
     SELECT moved.id, 'shipped', 'returned', s.id, 'Nobody was at home' FROM moved, staff_members s WHERE s.email = $2`,
    [other, member.email],
  );
  await page.getByRole('button', { name: 'Book the return' }).click();
  const faster = page.getByRole('dialog', { name: `${member.name} was faster` });
  await expect(faster).toContainText('Nobody was at home');
  await faster.getByRole('button', { name: 'Leave it' }).click();
  await expect(faster).toBeHidden();
});

test('an order not delivered twice is on Today and in its view, until that is taken back', async ({
  page,
  request,
  database,
}) => {
  const { id: productId } = await stockProduct(database, { stock: 5 });
  const number = await placeOrder(request, { productId, phone: uniquePhone() });
  await database.query("UPDATE orders SET status = 'shipped' WHERE order_number = $1", [number]);
  await openAs(page, await addStaff(database), `/admin/orders/${number}?view=way`);
  const history = page.getByRole('region', { name: 'History' });
  for (const [nth, reason] of ['Nobody was at home', 'Address not found'].entries()) {
    await page.getByRole('button', { name: 'Not delivered…' }).click();
    const dialog = page.getByRole('dialog', { name: `The courier could not deliver ${number}?` });
    await expect(dialog.getByRole('button', { name: 'Not delivered' })).toBeDisabled();
    await dialog.getByRole('radio', { name: reason }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Not delivered' }).click();
    await expect(dialog).toBeHidden();
    await expect(history.getByRole('listitem').first()).toContainText(`not delivered, try ${nth + 1}`);
    await expect(history.getByRole('listitem').first()).toContainText(reason);
  }
  await expect(page.getByText('Call again, or book the return')).toBeVisible();

  await page.goto('/admin');
  await page.getByRole('link', { name: /^Not delivered\s*[1-9]\d*\s*tried twice/ }).click();
  await expect(page).toHaveURL(/view=undelivered/);
  const card = page.getByRole('listitem').filter({ hasText: number });
  await expect(card).toContainText('Not delivered twice');
  await expect(card).toContainText('Address not found');
  await expectAccessible(page);

  await card.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: 'Not delivered…' }).click();
  await page.getByRole('radio', { name: 'Something else' }).check();
  await page.getByLabel('In your words (for us only)').fill('The road was under water');
  await page.getByRole('dialog').getByRole('button', { name: 'Not delivered' }).click();
  await expect(history.getByRole('listitem').first()).toContainText('The road was under water');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(history.getByRole('listitem').first()).toContainText('try 2');
  const { rows } = await database.query(
    'SELECT count(*)::int AS tries FROM delivery_tries d JOIN orders o ON o.id = d.order_id WHERE o.order_number = $1',
    [number],
  );
  expect(rows).toEqual([{ tries: 2 }]);
});
