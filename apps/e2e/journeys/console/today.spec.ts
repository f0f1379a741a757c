import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { apply } from '../../src/apply.ts';
import { openAs, placeOrder } from '../../src/staff.ts';
import { stockProduct } from '../../src/shopper.ts';

test('the morning begins with what waits, and each count leads to its list', async ({ page, request, database }) => {
  const { id: productId } = await stockProduct(database, { stock: 900 });
  await placeOrder(request, { productId });
  await apply(request);
  await openAs(page, await addStaff(database), '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const waiting = page.getByRole('navigation', { name: 'To do' }).getByRole('link');
  await expect(waiting).toHaveText([
    /^To confirm[1-9]/,
    /^To pack/,
    /^To hand over/,
    /^Not delivered/,
    /^Applications[1-9]/,
    /^Mails failed/,
  ]);
  const toConfirm = waiting.first();
  await expect(page.getByRole('link', { name: /^Call through [1-9]/ })).toHaveAttribute('href', '/admin/orders/call');
  await expectAccessible(page);

  const question = page.getByRole('button', { name: 'What “Paid so far” counts' });
  await question.click();
  await expect(page.getByText(/^Of what the orders placed in the last 14 days come to/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^The (?:order|\d+ orders)$/ })).toHaveAttribute(
    'href',
    /view=all&status=.*&from=/,
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Of what the orders placed/)).toBeHidden();
  await expect(question).toBeFocused();

  await page.getByRole('button', { name: '30 days' }).click();
  await expect(page).toHaveURL(/days=30/);
  await page.getByRole('button', { name: 'As a table' }).click();
  await expect(page.getByRole('row')).toHaveCount(31);
  await page.reload();
  await expect(page.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');

  await toConfirm.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page).toHaveURL(/view=confirm|\/orders$/);

  // Between phone and desktop widths, only the bar's search shrinks, and no word is broken.
  await page.setViewportSize({ width: 768, height: 900 });
  const bar = page.getByRole('banner');
  expect(await bar.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0);
  await page.goto('/admin/more');
  await expect(page.getByRole('main').getByRole('link', { name: /^Applications\s*[1-9]/ })).toBeVisible();
});

test('a mail that did not go and a product that runs out are told, in Bangla too', async ({
  page,
  request,
  database,
}) => {
  const { id: productId } = await stockProduct(database, { stock: 3 });
  const orderNumber = await placeOrder(request, { productId });
  await database.query(
    `UPDATE mails SET status = 'failed', last_error = 'mailbox full', subject = 'Your order ' || $1 || ' is received'
      WHERE kind = 'order-confirmation' AND order_id = (SELECT id FROM orders WHERE order_number = $1)`,
    [orderNumber],
  );
  // Without the stream of changes, only the press itself takes the mail off the list.
  await page.route('**/api/admin/changes*', () => {});
  await openAs(page, await addStaff(database), '/admin');
  const mails = page.getByRole('region', { name: 'Mails that were not sent' });
  await expect(mails.getByText(`Your order ${orderNumber} is received`)).toBeVisible();
  await expect(mails.getByText('mailbox full').first()).toBeVisible();
  await expect(mails.getByRole('button', { name: 'Send again' })).toBeVisible();
  await page.getByRole('button', { name: 'বাংলা' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'আজ' })).toBeVisible();
  await expect(page.getByText(`অর্ডার ${orderNumber} পেয়েছি`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'আবার পাঠান', exact: true }).click();
  await expect(page.getByText(/টি ই-মেইল আবার পাঠানো হচ্ছে।$/)).toBeVisible();
  await expect(page.getByText(`অর্ডার ${orderNumber} পেয়েছি`)).toHaveCount(0);
  const mailStatus = async () => {
    const { rows } = await database.query(
      `SELECT m.status FROM mails m JOIN orders o ON o.id = m.order_id WHERE o.order_number = $1 AND kind = 'order-confirmation'`,
      [orderNumber],
    );
    return rows[0]?.status;
  };
  await expect.poll(mailStatus).toBe('sent');

  await database.query(
    `INSERT INTO sold_by_day (product_id, day, pieces, kept, kept_total)
     VALUES ($1, (now() AT TIME ZONE 'Asia/Dhaka')::date - 3, 29, 29, 0)`,
    [productId],
  );
  await page.goto(`/admin/products?q=${productId}`);
  await expect(page.locator(`[data-row="${productId}"]`)).toContainText('২ দিন চলবে');
});

test('the figures of zones, days, products and the courier open what they count', async ({
  page,
  request,
  database,
}) => {
  const { id: productId, title } = await stockProduct(database, { stock: 3 });
  const phone = `016${String(Math.random()).slice(2, 10)}`;
  const [cancelled, late] = [
    await placeOrder(request, { productId, phone }),
    await placeOrder(request, { productId, phone }),
  ];
  await database.query("UPDATE orders SET status = 'cancelled' WHERE order_number = $1", [cancelled]);
  await database.query(
    `WITH moved AS (UPDATE orders SET status = 'shipped' WHERE order_number = $1 RETURNING id)
     INSERT INTO order_status_changes (order_id, from_status, to_status, created_at)
     SELECT id, 'packed', 'shipped', now() - interval '9 days' FROM moved`,
    [late],
  );
  // What is counted again meanwhile comes out the same.
  await database.query(
    `INSERT INTO sold_by_day (product_id, day, pieces, kept, kept_total)
     VALUES ($1, (now() AT TIME ZONE 'Asia/Dhaka')::date - 3, 99999, 99999, 100)`,
    [productId],
  );
  await database.query(
    `INSERT INTO product_sales (product_id, ever_pieces, quarter_pieces, month_pieces, week_pieces, week_total)
     VALUES ($1, 99999, 99999, 99999, 99999, 100) ON CONFLICT DO NOTHING`,
    [productId],
  );
  await openAs(page, await addStaff(database), '/admin');

  const sold = page.getByRole('region', { name: 'Sold most' });
  await expect(sold.getByRole('link', { name: title })).toContainText(/\d{2,},\d{3} pcs/);
  await expect(sold.getByRole('link', { name: title })).toHaveAttribute('href', `/admin/products/${productId}`);
  const courier = page.getByRole('region', { name: 'Cash at the courier' });
  await expect(courier.getByText(/^5 days or more/)).toContainText(/ask the courier\s*৳[1-9]/);
  await expect(courier.getByText(/parcels? on the way$/)).toBeVisible();
  await expectAccessible(page);

  // The sheets whose cash is late.
  await courier.getByRole('link', { name: /5 days or more$/ }).click();
  await expect(page).toHaveURL(/\/cash\?view=open&age=late$/);
  await expect(page.getByRole('combobox', { name: 'Handed over' })).toHaveValue('late');
  await expect(page.getByText(/on the way (is|are) on no sheet/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin');

  // The orders of a zone that were cancelled.
  const zones = page.getByRole('region', { name: 'Cancelled and returned by zone' });
  await zones
    .getByRole('link', { name: /% Cancelled$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/view=all&status=cancelled&zone=1&from=\d{4}-\d\d-\d\d&to=/);
  await page.getByRole('searchbox').fill(phone);
  await expect(page.getByRole('link', { name: cancelled })).toBeVisible();
  await expect(page.getByRole('link', { name: late })).toBeHidden();

  // What will soon be sold out.
  await page.goto('/admin');
  await page.getByRole('link', { name: /^All \d+ in Products$/ }).click();
  await expect(page).toHaveURL(/\/products\?view=sold&ending=true$/);
  await expect(page.getByRole('button', { name: /^Lasts \d+ days or less$/ })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('searchbox').fill(title);
  await expect(page.locator(`[data-row="${productId}"]`)).toBeVisible();

  // What was placed today, from the table of days.
  await page.goto('/admin');
  await page.getByRole('button', { name: 'As a table' }).click();
  await page.getByRole('row').nth(1).getByRole('link').last().click();
  await page.getByRole('searchbox').fill(phone);
  await expect(page.getByRole('link', { name: cancelled })).toBeVisible();
  await expect(page.getByRole('link', { name: late })).toBeVisible();

  // What the courier has had for too long.
  await page.goto(`/admin/orders?view=way&q=${phone}&late=true`);
  await expect(page.getByRole('button', { name: 'Late', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: late })).toBeVisible();
  await database.query('DELETE FROM sold_by_day WHERE product_id = $1', [productId]);
  await database.query('DELETE FROM product_sales WHERE product_id = $1', [productId]);
});
