import { addStaff } from '../../src/add-staff.ts';
import { expectFits } from '../../src/expect-fits.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { stockProduct } from '../../src/shopper.ts';
import { openAs } from '../../src/staff.ts';

test('a product that does not exist says so, and one is shown in Bangla', async ({ page, database }) => {
  const { id } = await stockProduct(database, { stock: 6 });
  await openAs(page, await addStaff(database), '/admin/products/2000000000');
  await expect(page.getByRole('heading', { name: 'There is no such product' })).toBeVisible();
  await page.getByRole('button', { name: 'বাংলা', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'এমন কোনো পণ্য নেই' })).toBeVisible();
  await page.goto(`/admin/products/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /শা/ })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});
