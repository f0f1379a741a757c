import { newShopper } from '../../src/shopper.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

test('a new shopper finds a product, registers on the way and orders it', async ({ page, database, request }) => {
  // The longest journey, checked by axe at every step.
  test.slow();
  const shopper = newShopper();

  await page.goto('/');
  await expect(page).toHaveTitle(/Haat/);
  await expectAccessible(page);
  await page.goto('/product/category/product_list/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Women's Fashion");
  await expectAccessible(page);
  const card = page
    .getByRole('article')
    .filter({ hasNotText: /Out Of Stock|Journey/ })
    .first();
  await card.getByRole('link').first().click();
  await page.waitForURL('**/product/product_details/*');
  await expectAccessible(page);
  const slug = page.url().split('/').at(-1) ?? '';

  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await expect(page.getByText('Added to cart successfully!')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Confirm Cart' })).toBeDisabled();
  await page.getByRole('checkbox', { name: /Dhaka City/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm Cart' }).click();
  await page.waitForURL('**/confirm_order_page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm Your Order');
  await expectAccessible(page);
  await page.getByText('Continue To Checkout').click();

  await page.waitForURL('**/login**');
  await expectAccessible(page);
  const form = page.getByRole('tabpanel', { name: 'Registration' });
  await form.getByLabel('Name').fill(shopper.name);
  await form.getByLabel('Email').fill(shopper.email);
  await form.getByLabel('Password', { exact: true }).fill(shopper.password);
  await form.getByLabel('Confirm Password', { exact: true }).fill(shopper.password);
  await form.getByRole('button', { name: 'Registration' }).click();
  await expect(page.getByText('SuccessFuly Users Create')).toBeVisible();
  await page.waitForURL('**/order/check_out');
  await expect(page.getByLabel('Email').first()).toHaveValue(shopper.email);
  await page.getByLabel('Phone').fill(shopper.phone);
  await page.getByLabel('Address').fill(shopper.address);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Proceed To CheckOut' }).click();

  await page.waitForURL('**/confirm_message');
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  await expect(page.getByText('Your order was completed successfully.')).toBeVisible();
  await expectAccessible(page);

  const { rows } = await database.query(
    'SELECT o.order_number, o.total::int AS total, o.address FROM orders o JOIN users u ON u.id = o.user_id WHERE u.email = $1',
    [shopper.email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].address).toContain(shopper.address);
  expect(await takenBy(rows[0].order_number)).toEqual([{ slug, delta: -1, is_right: true }]);
  await expect(page.getByText(rows[0].order_number)).toBeVisible();
  await expect(async () => {
    const mailbox = await request.get(`/dev/mailbox?to=${encodeURIComponent(shopper.email)}`, {
      headers: { accept: 'application/json' },
    });
    const { data } = await mailbox.json();
    expect(data.map((mail: { text: string }) => mail.text).join('\n')).toContain(rows[0].order_number);
  }).toPass({ timeout: 15_000 });

  await page.getByRole('link', { name: 'My Order' }).first().click();
  await page.waitForURL('**/my_order_list');
  await expect(page.getByText(rows[0].order_number)).toBeVisible();
  await expectAccessible(page);
  const emptied = await page.evaluate(() =>
    ['cart', 'DetailsCart', 'total', 'subtotal', 'shipping_charge'].map((key) => localStorage.getItem(key)),
  );
  expect(emptied.every((value) => value === null || value === '[]')).toBe(true);

  /** The order's stock movements, and whether the product's stock matches its ledger. */
  async function takenBy(orderNumber: string): Promise<unknown[]> {
    const found = await database.query(
      `SELECT p.slug, m.delta, p.stock = (SELECT sum(delta) FROM stock_movements WHERE product_id = p.id) AS is_right
         FROM stock_movements m JOIN orders o ON o.id = m.order_id JOIN products p ON p.id = m.product_id
        WHERE o.order_number = $1`,
      [orderNumber],
    );
    return found.rows;
  }
});
