import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { addStaff } from '../../src/add-staff.ts';
import { passHeldTime } from '../../src/passing-time.ts';
import { openAs, placeOrder, statusOf } from '../../src/staff.ts';
import { stockProduct } from '../../src/shopper.ts';

test('an order is found, confirmed, taken back, and confirmed again', async ({ page, request, database }) => {
  await page.clock.install();
  const { id: productId } = await stockProduct(database, { stock: 5 });
  const phone = `017${String(Math.random()).slice(2, 10)}`;
  const number = await placeOrder(request, { productId, phone, name: 'Farzana', notes: 'After six, please' });
  await openAs(page, await addStaff(database), `/admin/orders?q=${phone}`);
  await expect(page.getByText('1 to confirm, ৳')).toBeVisible();
  await expect(page.getByText('has a note')).toBeAttached();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Confirm ${number}` }).click();
  await expect(page.getByText('Confirming 1 order.')).toBeVisible();
  await expect(page.getByRole('link', { name: number })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  expect(await statusOf(database, number)).toBe('pending');

  await page.getByRole('button', { name: `Confirm ${number}` }).click();
  await passHeldTime(page);
  await expect(page.getByText('1 confirmed.')).toBeVisible();
  expect(await statusOf(database, number)).toBe('confirmed');
  await page.getByRole('link', { name: /^To pack/ }).click();
  // Another view begins without the search.
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('searchbox').fill(phone);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  const { rows } = await database.query(
    'SELECT s.name FROM products p JOIN shops s ON s.id = p.shop_id WHERE p.id = $1',
    [productId],
  );
  await expect(page.locator(`[data-row="${number}"]`)).toContainText(`${rows[0]?.name} ×1`);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'To collect' }).click();
  await page.getByLabel('At least ৳').fill('99999');
  await expect(page).toHaveURL(/min=99999/);
  await expect(page.getByRole('heading', { name: `No order with “${phone}”` })).toBeVisible();
  await page.getByLabel('At least ৳').fill('500');
  await expect(page.getByRole('button', { name: '≥ ৳500' })).toBeVisible();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '≥ ৳500' })).toBeVisible();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
});
