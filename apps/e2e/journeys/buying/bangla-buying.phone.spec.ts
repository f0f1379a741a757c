import { newShopper, stockProduct } from '../../src/shopper.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

test('in Bangla a new shopper adds a product, registers on the way, orders, prints and cancels', async ({
  page,
  database,
}) => {
  test.slow();
  const shopper = newShopper();
  const product = await stockProduct(database, { stock: 3, offerPrice: 1250.5 });
  await database.query(
    "INSERT INTO product_colors (product_id, color, color_bn, hex) VALUES ($1, 'Red', 'লাল', '#c4302b')",
    [product.id],
  );

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
  await page.getByText('চেকআউটে যান').click();

  await page.waitForURL('**/bn/login**');
  const registration = page.getByRole('tabpanel', { name: 'রেজিস্ট্রেশন' });
  await registration.getByLabel('নাম').fill(shopper.name);
  await registration.getByLabel('ই-মেইল').fill(shopper.email);
  await registration.getByLabel('পাসওয়ার্ড', { exact: true }).fill(shopper.password);
  await registration.getByLabel('পাসওয়ার্ড আবার লিখুন', { exact: true }).fill(shopper.password);
  await registration.getByRole('button', { name: 'রেজিস্ট্রেশন' }).click();

  await page.waitForURL('**/bn/order/check_out');
  await page.getByRole('textbox', { name: /^ফোন/ }).fill('০১৭১২৩৪৫৬৭৮');
  await page.getByRole('textbox', { name: /^ঠিকানা/ }).fill('চরপাড়া, ময়মনসিংহ');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'অর্ডার করুন' }).click();
  await page.waitForURL('**/bn/confirm_message');
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
  await expect(invoice.getByText('এক হাজার দুই শত একান্ন টাকা মাত্র')).toBeVisible();
  await invoice.close();

  await page.getByRole('button', { name: 'অর্ডার বাতিল করুন' }).click();
  const dialog = page.getByRole('dialog', { name: 'অর্ডারটি বাতিল করবেন?' });
  await dialog.getByRole('button', { name: 'অর্ডার বাতিল করুন' }).click();
  await expect(page.getByText('আপনার অর্ডার বাতিল হয়েছে।')).toBeVisible();
  const stock = await database.query('SELECT stock FROM products WHERE id = $1', [product.id]);
  expect(stock.rows).toEqual([{ stock: 3 }]);
});
