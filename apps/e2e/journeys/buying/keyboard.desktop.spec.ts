import { countStops, tabTo } from '../../src/keyboard-walk.ts';
import { newShopper } from '../../src/shopper.ts';
import { expect, test } from '../../src/shop-test.ts';

// Sliders do not move, so that focused elements stay in place.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a new shopper orders without a pointer, and sees at every stop where she is', async ({ page, database }) => {
  // About 300 stops.
  test.slow();
  const shopper = newShopper();
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);

  await page.clock.install();
  await page.goto('/');
  expect(await countStops(page), 'stops of home, whose slides out of view are none').toBeLessThan(90);
  await tabTo(page, page.getByRole('region', { name: 'NEW ARRAIVAL' }).getByRole('link', { name: /Nodi Note/ }));
  await press('Enter');
  await page.waitForURL('**/product/product_details/*');

  await tabTo(page, page.getByRole('button', { name: '6/128 GB' }));
  await press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Add To Cart' }).first());
  await press('Enter');
  const toast = page.getByText('Added to cart successfully!');
  await expect(toast).toBeVisible();
  // Longer than a success stays.
  await page.clock.fastForward(3_000);
  await expect(toast).toBeHidden();
  // Past the end of the page to its beginning.
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Cart' }));
  await press('Enter');
  const cart = page.getByRole('dialog', { name: 'Cart Items' });
  await expect(cart).toBeVisible();
  await tabTo(page, cart.getByRole('button', { name: 'View cart' }));
  await press('Enter');
  await page.waitForURL('**/cart');
  await expect(page.getByRole('checkbox', { name: /Dhaka City/ })).toBeVisible();

  await tabTo(page, page.getByRole('checkbox', { name: /Dhaka City/ }));
  await press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Confirm Cart' }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm Your Order');
  await tabTo(page, page.getByText('Continue To Checkout'));
  await press('Enter');

  await page.waitForURL('**/login**');
  const form = page.getByRole('tabpanel', { name: 'Registration' });
  await expect(form).toBeVisible();
  for (const [label, text] of [
    ['Name', shopper.name],
    ['Email', shopper.email],
    ['Password', shopper.password],
    ['Confirm Password', shopper.password],
  ] as const) {
    await tabTo(page, form.getByLabel(label, { exact: true }));
    await type(text);
  }
  await press('Enter');

  await page.waitForURL('**/order/check_out');
  await expect(page.getByLabel('Phone')).toBeVisible();
  await tabTo(page, page.getByLabel('Phone'));
  await type(shopper.phone);
  await tabTo(page, page.getByLabel('Address'));
  await type(shopper.address);
  await tabTo(page, page.getByRole('button', { name: 'Proceed To CheckOut' }));
  await press('Enter');
  await page.waitForURL('**/confirm_message');
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();

  const { rows } = await database.query(
    'SELECT l.name FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN users u ON u.id = o.user_id WHERE u.email = $1',
    [shopper.email],
  );
  expect(rows).toEqual([{ name: 'Nodi Note Smartphone, 128 GB' }]);
});
