import { addStaff } from '../../src/add-staff.ts';
import { expectFits } from '../../src/expect-fits.ts';
import { passHeldTime } from '../../src/passing-time.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { stockProduct } from '../../src/shopper.ts';
import { openAs, placeOrder } from '../../src/staff.ts';

const uniquePhone = () => `018${String(Math.random()).slice(2, 10)}`;

test('an order is called about, corrected, annotated and confirmed', async ({ page, request, database }) => {
  await page.clock.install();
  const { id: productId } = await stockProduct(database, { stock: 5 });
  const number = await placeOrder(request, {
    productId,
    phone: uniquePhone(),
    name: 'Farzana',
    address: 'House 21, Road 5, Mirpur',
    notes: 'After six, please',
    qty: 3,
    coupon: 'HAAT100',
  });
  await openAs(page, await addStaff(database), `/admin/orders/${number}`);
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByText('After six, please')).toBeVisible();
  await expect(page.getByText('Coupon HAAT100 used, −৳100')).toBeVisible();
  await expect(page.getByText('Goes when you confirm', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  const print = page.getByRole('button', { name: 'Print', exact: true });
  await print.click();
  await expect(page.getByRole('button', { name: 'Packing lists' })).toHaveCount(0);
  await expectAccessible(page);
  const asked = page
    .context()
    .waitForEvent('request', (each) => each.url().endsWith(`/orders/${number}/invoice?lang=en`));
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Invoice in English' }).click();
  const invoice = await page.request.get((await asked).url());
  await (await opened).close();
  expect([invoice.status(), invoice.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.getByRole('button', { name: 'No answer' }).filter({ visible: true }).click();
  await expect(page.getByText('Nusrat Jahan called, no answer')).toBeVisible();

  await page.getByRole('button', { name: 'Correct name, phone or address' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct name, phone or address' });
  await dialog.getByLabel('Phone').fill('123');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a phone number such as 01712-345678.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Phone').fill('01712-345678');
  await dialog.getByLabel('Address').fill('House 12, Road 5, Mirpur');
  // Last, because anything else that happens to orders makes the console refetch this one.
  await database.query("UPDATE orders SET address = 'House 2, Road 5, Mirpur' WHERE order_number = $1", [number]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Somebody else changed this order meanwhile.')).toBeVisible();
  await expect(dialog.getByText('Now: House 2, Road 5, Mirpur')).toBeVisible();
  await expect(dialog.getByLabel('Address')).toHaveValue('House 12, Road 5, Mirpur');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Changes' }).click();
  await expect(page.getByText('House 2, Road 5, Mirpur', { exact: true }).first()).toBeVisible();

  await page.getByLabel('For us only').fill('Her brother takes it');
  await page.reload();
  await expect(page.getByLabel('For us only')).toHaveValue('Her brother takes it');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText('Nusrat Jahan wrote a note')).toBeVisible();
  await expect(page.getByLabel('For us only')).toHaveValue('');

  await page
    .getByRole('button', { name: /^Confirm/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByText('Goes in a few seconds, unless you undo it')).toBeVisible();
  await passHeldTime(page);
  await expect(page.getByText('1 confirmed.')).toBeVisible();
  await expect(page.getByText('Goes when it is packed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Packed/ }).filter({ visible: true })).toBeVisible();
  await print.click();
  await page.getByRole('button', { name: 'Packing lists' }).click();
  await expect(page).toHaveURL(/\/print\/packing$/);
  await page.goBack();
  await page.getByRole('button', { name: /^Read/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Farzana');
  await expectAccessible(page);
});

test('an order is accessible in Bangla, and a number that is none says so', async ({ page, request, database }) => {
  const number = await placeOrder(request, { phone: uniquePhone() });
  await openAs(page, await addStaff(database), `/admin/orders/${number}`);
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { name: 'ইতিহাস' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/orders/HT-2222-2222');
  await expect(page.getByText('এমন কোনো অর্ডার নেই')).toBeVisible();
  await expectAccessible(page);
});
