import { goToCheckout, logIn, newShopper, register, stockProduct } from '../src/shopper.ts';
import { expect, expectAccessible, test } from '../src/shop-test.ts';

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
  await page.getByRole('tab', { name: 'Registration' }).click();
  const form = page.getByRole('tabpanel', { name: 'Registration' });
  await form.getByLabel('Name').fill(shopper.name);
  await form.getByLabel('Email').fill(shopper.email);
  await form.getByLabel('Password', { exact: true }).fill(shopper.password);
  await form.getByLabel('Confirm Password', { exact: true }).fill(shopper.password);
  await form.getByRole('button', { name: 'Registration' }).click();
  await expect(page.getByText('SuccessFuly Users Create')).toBeVisible();
  await logIn(page, shopper);

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

test('a price that rose meanwhile is shown before anything is ordered', async ({ page, database, request }) => {
  const shopper = newShopper();
  await register(request, shopper);
  const product = await stockProduct(database, { stock: 5, offerPrice: 890 });
  await goToCheckout(page, product.slug, shopper);

  await database.query('UPDATE products SET price = 95000, offer_price = 95000 WHERE id = $1', [product.id]);
  await page.getByRole('button', { name: 'Proceed To CheckOut' }).click();
  await expect(page.getByText('৳950').first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '৳950' })).toBeFocused();
  await expect(page.getByText('Process To CheckOut')).toHaveCount(0);
  expect(await ordersOf(shopper.email)).toBe(0);
  await expect(page.getByLabel('Address')).toHaveValue(shopper.address);

  await page.getByRole('button', { name: 'Proceed To CheckOut' }).click();
  await page.waitForURL('**/confirm_message');
  expect(await ordersOf(shopper.email)).toBe(1);

  async function ordersOf(email: string): Promise<number> {
    const { rows } = await database.query('SELECT 1 FROM orders WHERE email = $1', [email]);
    return rows.length;
  }
});

test('a price that fell meanwhile is the one that is paid', async ({ page, database, request }) => {
  const shopper = newShopper();
  await register(request, shopper);
  const product = await stockProduct(database, { stock: 5, offerPrice: 890 });
  await goToCheckout(page, product.slug, shopper);

  await database.query('UPDATE products SET offer_price = 70050 WHERE id = $1', [product.id]);
  await page.getByRole('button', { name: 'Proceed To CheckOut' }).click();
  await page.waitForURL('**/confirm_message');
  await expect(page.getByText('৳700.50').first()).toBeVisible();
  const { rows } = await database.query('SELECT subtotal::int, total::int FROM orders WHERE email = $1', [
    shopper.email,
  ]);
  expect(rows).toEqual([{ subtotal: 70_050, total: 70_050 }]);
});

test('if the last piece is sold meanwhile, its line says so and nothing is lost', async ({
  page,
  database,
  request,
}) => {
  const shopper = newShopper();
  await register(request, shopper);
  const product = await stockProduct(database, { stock: 1 });
  await goToCheckout(page, product.slug, shopper);

  await database.query('UPDATE products SET stock = 0 WHERE id = $1', [product.id]);
  await database.query("INSERT INTO stock_movements (product_id, delta, reason) VALUES ($1, -1, 'adjustment')", [
    product.id,
  ]);
  await page.getByRole('button', { name: 'Proceed To CheckOut' }).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /out of stock/i })
      .first(),
  ).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveValue(shopper.address);
  const { rows } = await database.query('SELECT 1 FROM orders WHERE email = $1', [shopper.email]);
  expect(rows).toHaveLength(0);
});

test('a product that is no longer sold is marked in the cart, costs nothing and can only be removed', async ({
  page,
  database,
}) => {
  const [gone, kept] = [
    await stockProduct(database, { stock: 3 }),
    await stockProduct(database, { stock: 3, offerPrice: 1200 }),
  ];
  for (const { slug } of [gone, kept]) {
    await page.goto(`/product/product_details/${slug}`);
    await page.getByRole('button', { name: 'Add To Cart' }).first().click();
    await expect(page.getByText('Added to cart successfully!')).toBeVisible();
  }
  await database.query('DELETE FROM products WHERE id = $1', [gone.id]);

  await page.goto('/cart');
  const line = page.getByRole('listitem').filter({ hasText: 'This product is no longer sold.' });
  await expect(line).toBeVisible();
  await expect(line.getByRole('button')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Dhaka City' }).check();
  await expect(page.getByText('Free')).toHaveCount(2);
  await expect(page.getByText('৳1,200').filter({ visible: true }).last()).toBeVisible();
  await expectAccessible(page);
  await line.getByRole('button', { name: 'Remove Product' }).click();
  await expect(line).toBeHidden();
  await expect(page.getByText(kept.title)).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${kept.title}` })).toBeFocused();
});
