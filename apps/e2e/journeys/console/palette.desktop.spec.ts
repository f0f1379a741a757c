import { addStaff } from '../../src/add-staff.ts';
import { expectFits } from '../../src/expect-fits.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { stockProduct } from '../../src/shopper.ts';
import { openAs, placeOrder } from '../../src/staff.ts';

test('letters typed while the palette loads are its own, not keys of the screen', async ({ page, database }) => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/console-palette-*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await openAs(page, await addStaff(database), '/admin/reviews');
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  await page.keyboard.press('Control+k');
  // On any screen, g and then o opens the orders.
  await page.keyboard.type('goup');
  for (let letters = 4; letters > 0; letters -= 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('coupp');
  await page.keyboard.press('Backspace');
  load();
  const field = page.getByRole('combobox', { name: 'Order number, phone, product or page' });
  await expect(field).toHaveValue('coup');
  await page.keyboard.type('ons');
  await expect(field).toHaveValue('coupons');
  expect(page.url()).toMatch(/\/admin\/reviews$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zones');
  await expect(field).toHaveValue('zones');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  const button = page.getByRole('button', { name: /^Order number, phone/ });
  await button.click();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
});

test('an order is found, opened and found again; a product and a screen follow', async ({
  page,
  request,
  database,
}) => {
  const { id: productId, title } = await stockProduct(database, { stock: 5 });
  const phone = `017${String(Math.random()).slice(2, 10)}`;
  const number = await placeOrder(request, { productId, phone, name: 'Sumaiya' });
  await openAs(page, await addStaff(database), '/admin/reviews');
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Order number, phone, product or page' });
  await expect(field).toBeFocused();
  await field.fill(phone.slice(-6));
  await expect(page.getByRole('option', { name: `${number} Sumaiya` })).toBeVisible();
  await expect(
    page.getByRole('group', { name: `With ${number}` }).getByRole('option', { name: 'Confirm' }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const invoice = page.context().waitForEvent('response', (answer) => answer.url().includes('/invoice'));
  const opened = page.waitForEvent('popup');
  await page.getByRole('option', { name: 'Print the invoice' }).click();
  const printed = await invoice;
  await (await opened).close();
  expect(printed.url()).toContain(`/api/admin/orders/${number}/invoice?lang=en`);
  expect([printed.status(), printed.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.keyboard.press('Control+k');
  await field.fill(phone);
  await expect(page.getByRole('option', { name: `${number} Sumaiya` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${number}$`));
  for (const word of ['next step', 'no answer', 'all keys'])
    await expect(page.locator('.keys').getByText(word, { exact: true })).toBeVisible();
  await expect(field).toBeHidden();

  await page.getByRole('button', { name: /^Order number, phone/ }).click();
  await expect(page.getByRole('group', { name: 'Opened last' }).getByRole('option', { name: number })).toBeVisible();
  await field.fill(title);
  await page.getByRole('option', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/products/${productId}$`));

  await page.getByRole('button', { name: /^Order number, phone/ }).click();
  await field.fill('coup');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
});
