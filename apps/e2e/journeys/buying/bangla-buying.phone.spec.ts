import type { Locator } from '@playwright/test';
import { newShopper, stockProduct } from '../../src/shopper.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

test('in Bangla a new shopper searches, buys now and registers on the way in 14 taps, prints and cancels', async ({
  page,
  database,
}) => {
  test.slow();
  const shopper = newShopper();
  const product = await stockProduct(database, { stock: 3, offerPrice: 1250.5 });
  const title = `শাড়ি ${product.slug.slice(-8)}`;
  await database.query('UPDATE products SET title_bn = $2 WHERE id = $1', [product.id, title]);
  await database.query(
    "INSERT INTO product_colors (product_id, color, color_bn, hex) VALUES ($1, 'Red', 'লাল', '#c4302b')",
    [product.id],
  );
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const type = async (field: Locator, text: string) => {
    await tap(field);
    await field.pressSequentially(text);
  };

  await page.goto('/bn');
  await type(page.getByRole('combobox', { name: 'পণ্য বা দোকান খুঁজুন' }), title);
  await tap(page.getByRole('option', { name: title }).first());
  await page.waitForURL(`**/bn/product/product_details/${product.slug}`);
  await tap(page.getByRole('button', { name: 'লাল', exact: true }));
  await tap(page.getByRole('button', { name: 'এখনই কিনুন' }).filter({ visible: true }));

  await page.waitForURL('**/bn/login**');
  const registration = page.getByRole('tabpanel', { name: 'রেজিস্ট্রেশন' });
  await type(registration.getByLabel('নাম'), shopper.name);
  await type(registration.getByLabel('ই-মেইল'), shopper.email);
  await type(registration.getByLabel('পাসওয়ার্ড', { exact: true }), shopper.password);
  await type(registration.getByLabel('পাসওয়ার্ড আবার লিখুন', { exact: true }), shopper.password);
  await tap(registration.getByRole('button', { name: 'রেজিস্ট্রেশন' }));

  await page.waitForURL('**/bn/product/order/buy_now');
  await type(page.getByRole('textbox', { name: /^ফোন/ }), '০১৭১২৩৪৫৬৭৮');
  await type(page.getByRole('textbox', { name: /^ঠিকানা/ }), 'চরপাড়া');
  taps += 1;
  await page.getByRole('combobox', { name: 'জেলা', exact: true }).selectOption('ময়মনসিংহ');
  await expect(page.getByRole('combobox', { name: 'ডেলিভারি এলাকা' })).toHaveValue('5');
  await expect(page.getByText(/তারিখের মধ্যে পৌঁছাবে/)).toBeVisible();
  await expectAccessible(page);
  await tap(page.getByRole('button', { name: 'অর্ডার করুন' }));
  await page.waitForURL('**/bn/confirm_message');
  expect(taps).toBeLessThanOrEqual(14);
  await expect(page.getByRole('heading', { name: 'ধন্যবাদ!' })).toBeVisible();
  const { rows } = await database.query('SELECT order_number, phone, locale FROM orders WHERE email = $1', [
    shopper.email,
  ]);
  expect(rows).toEqual([{ order_number: expect.any(String), phone: '+8801712345678', locale: 'bn' }]);

  await page.goto(`/bn/order_list_view/${rows[0].order_number}`);
  await expect(page.getByText('রং: লাল')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'ইনভয়েস প্রিন্ট করুন' }).click();
  const invoice = await opened;
  await expect(invoice.getByText('এক হাজার তিন শত একাশি টাকা মাত্র')).toBeVisible();
  await invoice.close();

  await page.getByRole('button', { name: 'অর্ডার বাতিল করুন' }).click();
  const dialog = page.getByRole('dialog', { name: 'অর্ডারটি বাতিল করবেন?' });
  await dialog.getByRole('button', { name: 'অর্ডার বাতিল করুন' }).click();
  await expect(page.getByText('আপনার অর্ডার বাতিল হয়েছে।')).toBeVisible();
  const stock = await database.query('SELECT stock FROM products WHERE id = $1', [product.id]);
  expect(stock.rows).toEqual([{ stock: 3 }]);

  await page.goto(`/bn/product/product_details/${product.slug}`);
  await page.getByRole('button', { name: 'লাল', exact: true }).click();
  await page.getByRole('button', { name: 'কার্টে রাখুন', exact: true }).filter({ visible: true }).click();
  await expect(page.getByText('কার্টে যোগ হয়েছে!')).toBeVisible();
  await page.goto('/bn/cart');
  await expect(page.getByText('রং: লাল')).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'কার্ট নিশ্চিত করুন' }).click();
  await page.waitForURL('**/bn/confirm_order_page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('অর্ডার মিলিয়ে নিন');
  await expect(page.getByText('রং: লাল')).toBeVisible();
  await expectAccessible(page);
});
