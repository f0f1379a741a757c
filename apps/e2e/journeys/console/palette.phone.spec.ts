import { addStaff } from '../../src/add-staff.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs } from '../../src/staff.ts';

test('the palette speaks Bangla, offers what the role may open, and says when it finds nothing', async ({
  page,
  database,
}) => {
  await openAs(page, await addStaff(database, { role: 'staff' }), '/admin/orders');
  await page.getByRole('button', { name: 'বাংলা', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await page.getByRole('button', { name: /^অর্ডার নম্বর, ফোন/ }).click();
  const field = page.getByRole('combobox', { name: 'অর্ডার নম্বর, ফোন, পণ্য বা পাতা' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { name: 'টাকা', exact: true })).toBeVisible();
  await expect(page.getByRole('option', { name: 'পরিবর্তনের খাতা' })).toHaveCount(0);
  await expectAccessible(page);
  await field.fill('এমন কিছু নেই');
  await expect(page.getByRole('heading', { name: '“এমন কিছু নেই” দিয়ে কিছু নেই' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});
