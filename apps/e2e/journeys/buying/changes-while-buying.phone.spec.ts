import { goToCheckout, newShopper, register, stockProduct } from '../../src/shopper.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

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
