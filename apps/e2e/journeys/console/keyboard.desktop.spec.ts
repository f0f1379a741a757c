import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { openAs, placeOrder } from '../../src/staff.ts';
import { stockProduct } from '../../src/shopper.ts';

test('a list is worked through without a pointer', async ({ page, request, database }) => {
  const { id: productId } = await stockProduct(database, { stock: 9 });
  const phone = `019${String(Math.random()).slice(2, 10)}`;
  const numbers: string[] = [];
  for (let each = 0; each < 3; each += 1) numbers.push(await placeOrder(request, { productId, phone }));
  const [first = '', second = '', third = ''] = numbers;
  await openAs(page, await addStaff(database), `/admin/orders?q=${phone}`);
  const row = (number: string) => page.locator(`[data-row="${number}"]`);
  await expect(row(first)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('3 orders wait from this number')).toHaveCount(3);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^orders-confirm-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText('3 orders saved as CSV.')).toBeVisible();

  await page.keyboard.press('j');
  await expect(row(second)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: second })).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 selected')).toBeHidden();

  await page.keyboard.press('k');
  await page.keyboard.press('e');
  await expect(row(second)).toBeHidden();
  await expect(row(third)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: third })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(row(second)).toBeVisible();
  await page.keyboard.press('e');
  await expect(row(second)).toBeHidden();
  // Time keeps running while a dialog is open.
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(keys).toContainText('undo, while the bar shows, also in a dialog');
  await expect(page.getByRole('status').filter({ hasText: 'Ctrl+Z undoes it.' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone. Nothing was sent.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(row(second)).toBeVisible();

  await page.keyboard.press('2');
  await expect(page).toHaveURL(/view=pack/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('jx?');
  await expect(page.getByRole('searchbox')).toHaveValue('jx?');
  // Leaves the field, not the page.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await expect(page).toHaveURL(/view=pack/);
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/admin\/orders$/);

  await page.goto(`/admin/orders/${second}`);
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
  const invoice = page.context().waitForEvent('request', (sent) => sent.url().includes('/invoice?lang=en'));
  await page.keyboard.press('p');
  await invoice;
});

test('a key counts from the moment its screen appears', async ({ page, database }) => {
  const product = await stockProduct(database, { stock: 1 });
  await openAs(page, await addStaff(database), `/admin/products?q=${encodeURIComponent(product.title)}`);
  const row = page.locator(`[data-row="${product.id}"]`);
  await expect(row).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  // Pressed as soon as the row is in the document, before the browser paints it.
  await page.evaluate((id) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(`[data-row="${id}"]`)) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '6', bubbles: true, cancelable: true }));
    }).observe(document.body, { childList: true, subtree: true });
  }, product.id);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/view=retired/);
});

test('the sheet lists the keys, and single letters can be switched off', async ({ page, database }) => {
  await openAs(page, await addStaff(database), '/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('checkbox', { name: 'Single-letter keys' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('2');
  await expect(page).not.toHaveURL(/view=pack/);
  await page.getByRole('button', { name: 'Keyboard' }).click();
  await sheet.getByRole('checkbox', { name: 'Single-letter keys' }).check();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('2');
  await expect(page).toHaveURL(/view=pack/);
});
