import { readFile } from 'node:fs/promises';
import { makeZone } from '../../src/parcels.ts';
import { keep, logIn, newShopper, register, stockProduct } from '../../src/shopper.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

test('Buy Now: zone, order, invoice, tracking and cancellation, while the cart stays', async ({
  page,
  database,
  request,
}) => {
  const shopper = newShopper();
  await register(request, shopper);
  const product = await stockProduct(database, { stock: 5, offerPrice: 1250.5 });
  const other = await stockProduct(database, { stock: 5 });
  const zone = await makeZone(database);

  await page.goto('/cart');
  await keep(page, {
    DetailsCartBuyNow: [{ id: product.id, count: 2, selectedColor: 'Maroon', selectedSize: null, price: 1200 }],
    cart: [other.id],
    DetailsCart: [{ id: other.id, count: 1, selectedColor: null, selectedSize: null }],
  });
  await page.goto('/product/order/buy_now');
  await page.waitForURL('**/login?from=/product/order/buy_now');
  await logIn(page, shopper);
  await page.waitForURL('**/product/order/buy_now');
  const proceed = page.getByRole('button', { name: 'Proceed To CheckOut' });
  await expect(proceed).toBeDisabled();
  await expect(page.getByText('Price up from ৳1,200 to ৳1,250.50')).toBeVisible();
  await expect(page.getByLabel('Delivery area')).toHaveValue('');
  await expectAccessible(page);
  await page.getByLabel('Delivery area').selectOption({ label: 'Dhaka City – 0 TAKA' });
  await proceed.click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Process To CheckOut')).toHaveCount(0);
  await page.getByLabel('Phone').fill(shopper.phone);
  await expect(page.getByLabel('Phone')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('State').selectOption('Dhaka');
  await expect(page.getByLabel('Address')).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Address').fill(shopper.address);
  await page.getByLabel('Delivery area').selectOption(String(zone.id));
  await database.query('UPDATE shipping_zones SET delivery_charge = delivery_charge + 1000 WHERE id = $1', [zone.id]);
  await proceed.click();
  await expect(page.getByLabel('Delivery area').getByRole('option', { selected: true })).toHaveText(/– 310 TAKA$/);
  await expect(page.getByText('৳2,811').first()).toBeVisible();
  await page.getByLabel('Delivery area').selectOption({ label: 'Dhaka City – 0 TAKA' });
  await proceed.click();
  await expect(page.getByText('Process To CheckOut')).toBeVisible();
  await page.waitForURL('**/confirm_message');
  const kept = await page.evaluate(() => [
    localStorage.getItem('DetailsCartBuyNow'),
    localStorage.getItem('cart'),
    localStorage.getItem('total'),
  ]);
  expect(kept).toEqual([null, `[${other.id}]`, null]);
  const { rows } = await database.query('SELECT order_number, status FROM orders WHERE email = $1', [shopper.email]);
  expect(rows).toHaveLength(1);
  const orderNumber: string = rows[0].order_number;

  await page.goto('/my_order_list');
  await expectAccessible(page);
  for (const name of ['#', 'Order', 'Date', 'Status', 'Total', 'Invoice'])
    await expect(page.getByRole('table').getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('link', { name: `View order ${orderNumber}` }).click();
  await page.waitForURL(`**/order_list_view/${orderNumber}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${orderNumber}`);
  await expect(page.getByText('৳2,501').first()).toBeVisible();
  const { rows: shops } = await database.query(
    `SELECT shops.name FROM order_lines JOIN products ON products.id = product_id JOIN shops ON shops.id = shop_id
      WHERE order_id = (SELECT id FROM orders WHERE order_number = $1)`,
    [orderNumber],
  );
  await expect(page.getByRole('table').getByText(shops[0].name)).toBeVisible();
  await expect(page.getByRole('main').getByText('৳0')).toHaveCount(0);
  await expect(page.getByText('Free', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expectAccessible(page);

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Print Invoice' }).click();
  const invoice = await opened;
  await expect(invoice.getByText('Two thousand five hundred one Taka only')).toBeVisible();
  await expect(invoice.getByText('Cash on delivery')).toBeVisible();
  await expect(invoice.getByText('Free', { exact: true })).toBeVisible();
  await expect(invoice).toHaveTitle(`Invoice ${orderNumber}`);
  await invoice.close();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`haat-invoice-${orderNumber}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep order' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Your order has been cancelled.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What has happened to the order' })).toContainText('Cancelled');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  const stock = await database.query('SELECT stock FROM products WHERE id = $1', [product.id]);
  expect(stock.rows[0].stock).toBe(5);

  await page.goto('/order_tracking');
  await page.getByLabel('Order number').fill(orderNumber.toLowerCase());
  await page.getByLabel('Phone').fill('01812345678');
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByRole('alert')).toHaveText('No order has this number and phone. Please check both.');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByLabel('Phone').fill(shopper.phone);
  await page.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByRole('heading', { name: orderNumber })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/bn/order_list_view/${orderNumber}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('অর্ডার');
  await expect(page.getByText('৳২,৫০১').first()).toBeVisible();
  await page.getByRole('button', { name: 'আবার কিনুন' }).click();
  await page.waitForURL('**/bn/cart');
  await expect(page.getByText('শাড়ি', { exact: true })).toHaveCount(2);
});

test('a coupon that does not apply says why, and one that does is in the total', async ({
  page,
  database,
  isMobile,
}) => {
  const product = await stockProduct(database, { stock: 9, offerPrice: 2000 });
  const code = `J${product.id}X`;
  await database.query(
    `INSERT INTO coupons (code, value, min_subtotal, is_public, is_active) VALUES ($1, 15000, 300000, false, true)`,
    [code],
  );
  await page.goto('/cart');
  await keep(page, {
    cart: [product.id],
    DetailsCart: [{ id: product.id, count: 1, selectedColor: null, selectedSize: null }],
  });
  await page.goto('/cart');
  await page.getByRole('checkbox', { name: /Dhaka City/ }).check();
  await page.getByRole('button', { name: 'Confirm Cart' }).click();
  await page.waitForURL('**/confirm_order_page');
  await page.getByLabel('Coupon').fill('NO-SUCH-CODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('There is no coupon with this code.')).toBeVisible();
  await page.getByLabel('Coupon').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This coupon needs a subtotal of ৳3,000.')).toBeVisible();

  await page.goto('/cart');
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Confirm Cart' }).click();
  await page.waitForURL('**/confirm_order_page');
  // The cart is large enough now: the coupon applies again automatically, and stays applied.
  await expect(page.getByText(`${code} takes ৳150 off`)).toBeVisible();
  await expect(page.getByText('৳3,850').first()).toBeVisible();
  const cells = page.getByRole('row').filter({ hasText: product.title }).getByRole('cell');
  await expect(cells.filter({ visible: true })).toHaveCount(4);
  await expect(cells.nth(1)).toContainText('৳2,000');
  await expect(cells.nth(3)).toContainText('৳4,000');
  if (isMobile) await expect(cells.nth(1)).toHaveText('Price৳2,000');
  else await expect(cells.nth(2)).toHaveCSS('padding-inline-start', '32px');
  await expectAccessible(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Confirm Cart' }).click();
  await page.waitForURL('**/confirm_order_page');
  await expect(page.getByText(`${code} takes ৳150 off`)).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('couponValue'), localStorage.getItem('After_coupon_total')]),
  ).toEqual(['150', '5850']);
  await database.query('UPDATE coupons SET is_active = false WHERE code = $1', [code]);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Confirm Cart' }).click();
  await page.waitForURL('**/confirm_order_page');
  await expect(page.getByText('There is no coupon with this code.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('coupon_code'))).toBeNull();
});

test('the cart opens above the current page; a line is removed and restored', async ({ page, database }) => {
  const product = await stockProduct(database, { stock: 2, offerPrice: 890 });
  await page.goto('/help_support');
  await keep(page, {
    cart: [product.id, product.id, product.id],
    DetailsCart: [{ id: product.id, count: 3, selectedColor: null, selectedSize: null }],
  });
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  const modal = page.getByRole('dialog', { name: 'Cart Items' });
  await expect(modal.getByText('৳2,670').first()).toBeVisible();
  await expect(modal.getByText('Only 2 in stock')).toBeVisible();
  await modal.getByRole('button', { name: 'Take 2' }).click();
  await expect(modal.getByText('৳1,780').first()).toBeVisible();
  await expectAccessible(page);
  await modal.getByRole('button', { name: `Remove ${product.title}` }).click();
  await expect(page.getByText('Item removed from cart')).toBeVisible();
  await expect(modal.getByText('Your cart is empty')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(modal.getByText(product.title)).toBeVisible();
  await modal.getByRole('button', { name: 'Close' }).last().click();
  await expect(modal).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await modal.getByRole('button', { name: 'View cart' }).click();
  await page.waitForURL('**/cart');

  await database.query('UPDATE products SET price = 95000, offer_price = 95000 WHERE id = $1', [product.id]);
  await page.reload();
  await expect(page.getByText('Price up from ৳890 to ৳950')).toBeVisible();
});
