import type pg from 'pg';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { openAs, placeOrder } from '../../src/staff.ts';
import { stockProduct } from '../../src/shopper.ts';

// One after the other: each test has the orders that are called about first.
test.describe.configure({ mode: 'default' });

/** Makes orders come before those of other journeys, and of the same one at another width. */
async function makeOldest(database: pg.Client, numbers: readonly string[]): Promise<void> {
  await database.query(
    `UPDATE orders SET created_at = created_at - (now() - oldest.at) - interval '1 minute'
       FROM (SELECT min(created_at) AS at FROM orders WHERE status = 'pending') AS oldest WHERE order_number = ANY ($1)`,
    [numbers],
  );
}

test('orders are called about one after the other, and each call is written down', async ({
  page,
  request,
  database,
}) => {
  const { id: productId } = await stockProduct(database, { stock: 9 });
  const numbers: string[] = [];
  for (let each = 0; each < 4; each += 1) numbers.push(await placeOrder(request, { productId }));
  await makeOldest(database, numbers);
  const [first = '', second = '', third = '', fourth = ''] = numbers;
  await openAs(page, await addStaff(database), '/admin/orders');
  await page.getByRole('link', { name: /Call through/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Call through' })).toBeVisible();
  // Once its buttons are rendered, the order can be worked on.
  const shows = (orderNumber: string) =>
    expect(page.getByRole('main').locator('b').getByText(orderNumber, { exact: true })).toBeVisible();
  await shows(first);
  await expect(page.getByRole('link', { name: /^Call 01/ })).toHaveAttribute('href', /^tel:\+880/);
  await expect(page.getByText('আসসালামু আলাইকুম')).toBeVisible();
  await page.getByRole('button', { name: 'In English' }).click();
  await expect(page.getByText('You ordered 1 piece, ৳')).toBeVisible();
  await expectAccessible(page);

  // A call's outcome can be undone, which makes the order the next one again.
  await page.getByRole('button', { name: 'Confirmed' }).click();
  await shows(second);
  await page.getByRole('button', { name: 'Undo' }).click();
  await shows(first);
  await page.getByRole('button', { name: 'No answer' }).click();
  await expect(page.getByText('1 no answer')).toBeVisible();
  await expect(page.getByText(`${first}: no answer.`)).toBeVisible();
  await shows(second);
  await page.keyboard.press('1');
  await expect(page.getByText('1 confirmed')).toBeVisible();
  await shows(third);
  await page.getByRole('button', { name: 'Call later' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tomorrow, 10:00' }).click();
  await expect(page.getByText('1 later')).toBeVisible();
  await shows(fourth);
  await page.getByRole('button', { name: 'Cancel…' }).click();
  // A cancellation cannot, so its consequences are shown first.
  const question = page.getByRole('dialog');
  await expect(question.getByText('A cancelled order stays cancelled.')).toBeVisible();
  await expect(question.getByText('Goes back into stock')).toBeVisible();
  await question.getByText('Wrong number or address').click();
  // Held steps are shown above the question and can still be undone.
  const [held, asked] = [await page.locator('.held-steps').boundingBox(), await question.boundingBox()];
  expect((held?.y ?? 0) + (held?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('1 cancelled')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4');
  await expect(page.getByRole('main').locator('b').getByText(fourth, { exact: true })).toBeHidden();

  // Leaving the page sends held steps at once.
  await page.goto('about:blank');
  const written = async () =>
    (
      await database.query<{ order_number: string; status: string; outcomes: string[] }>(
        `SELECT o.order_number, o.status::text, coalesce(array_agg(c.outcome::text) FILTER (WHERE c.id IS NOT NULL), '{}') AS outcomes
       FROM orders o LEFT JOIN order_calls c ON c.order_id = o.id WHERE o.order_number = ANY ($1)
      GROUP BY o.id ORDER BY o.id`,
        [numbers],
      )
    ).rows;
  await expect.poll(written).toEqual([
    { order_number: first, status: 'pending', outcomes: ['no_answer'] },
    { order_number: second, status: 'confirmed', outcomes: ['confirmed'] },
    { order_number: third, status: 'pending', outcomes: ['later'] },
    { order_number: fourth, status: 'cancelled', outcomes: ['cancelled'] },
  ]);
});

test('the words to say are Bangla, and the screen is in the language of its reader', async ({
  page,
  request,
  database,
}) => {
  const { id: productId } = await stockProduct(database, { stock: 9 });
  await placeOrder(request, { productId });
  await openAs(page, await addStaff(database), '/admin/orders/call');
  await page.getByRole('button', { name: 'বাংলা' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'একে একে কল' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'ধরেননি' })).toBeVisible();
  await expectAccessible(page);
});

test('a colleague who is calling the same shopper is named, and the next one can be taken', async ({
  page,
  browser,
  request,
  database,
}) => {
  const { id: productId } = await stockProduct(database, { stock: 9 });
  const numbers = [await placeOrder(request, { productId }), await placeOrder(request, { productId })];
  await makeOldest(database, numbers);
  const [first = '', second = ''] = numbers;
  const colleague = await browser.newPage();
  await openAs(colleague, await addStaff(database, { name: 'Rakibul Hasan' }), '/admin/orders/call');
  await expect(colleague.getByRole('main').locator('b').getByText(first, { exact: true })).toBeVisible();

  await openAs(page, await addStaff(database), '/admin/orders/call');
  const here = page.getByRole('status').filter({ hasText: 'is calling this number now, since' });
  await expect(here).toContainText('Rakibul Hasan');
  await expectAccessible(page);
  await here.getByRole('button', { name: 'Take the next one' }).click();
  await expect(page.getByRole('main').locator('b').getByText(second, { exact: true })).toBeVisible();
  await expect(here).toBeHidden();

  await page.goto(`/admin/orders/${first}`);
  await expect(page.getByRole('status').filter({ hasText: 'is calling this number now' })).toContainText(
    'Rakibul Hasan',
  );
  await colleague.goto(`/admin/orders/${first}`);
  await expect(colleague.getByText('looks at this too')).toBeVisible();
  await colleague.close();
});
