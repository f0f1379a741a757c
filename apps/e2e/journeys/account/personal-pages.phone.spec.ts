import type { APIRequestContext, Page } from '@playwright/test';
import { newShopper, register, stockProduct, type Shopper } from '../../src/shopper.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';

/** The session as a login stores it on the device. */
async function sessionOf(request: APIRequestContext, { email, password }: Shopper) {
  const answer = await request.post('/api/login', { data: { email, password } });
  const { data } = await answer.json();
  return data as { token: string; email: string; user_id: string; name: string };
}

async function startWith(page: Page, kept: Record<string, string | object | number>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries))
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }, kept);
}

async function expectReadable(page: Page, [path, title]: readonly [path: string, title: string]): Promise<void> {
  await page.goto(`/bn${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.normalize('NFC'));
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(overflow, `pixels beyond the edge of ${path}`).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

test('the checkout is in Bangla', async ({ page, database, request }) => {
  test.slow();
  const shopper = newShopper();
  await register(request, shopper);
  const { id } = await stockProduct(database, { stock: 9, offerPrice: 123_456 });
  const line = { id, count: 2, selectedColor: null, selectedSize: null };
  await startWith(page, {
    ...(await sessionOf(request, shopper)),
    cart: [id, id],
    DetailsCart: [line],
    DetailsCartBuyNow: [{ ...line, price: 123_456 }],
    shipping_id: 1,
    shipping_charge: 0,
    total: 246_912,
    subtotal: 246_912,
  });
  await expectReadable(page, ['/cart', 'কার্ট']);
  await expect(page.getByText('৳২,৪৬,৯১২').first()).toBeVisible();
  await expectReadable(page, ['/confirm_order_page', 'অর্ডার মিলিয়ে নিন']);
  await expectReadable(page, ['/order/check_out', 'চেকআউট']);
  await expectReadable(page, ['/product/order/buy_now', 'চেকআউট']);
  await expectReadable(page, ['/confirm_message', 'ধন্যবাদ!']);
});

test('the account pages are in Bangla', async ({ page, database, request }) => {
  test.slow();
  const shopper = newShopper();
  await register(request, shopper);
  const session = await sessionOf(request, shopper);
  const { id } = await stockProduct(database, { stock: 9 });
  const answer = await request.post('/api/checkout-confirm', {
    headers: { authorization: `Bearer ${session.token}` },
    data: {
      user_id: session.user_id,
      name: shopper.name,
      email: shopper.email,
      phone: shopper.phone,
      address: shopper.address,
      item: [{ product_id: id, qty: 1, size: null, color: null }],
      total_amount: 890,
      sub_total: 890,
      delivery_charge: 0,
      shipping_id: 1,
      coupon: 0,
    },
  });
  const { data: order } = await answer.json();
  await startWith(page, { ...session, favouriteList: [id] });
  await expectReadable(page, ['/my_order_list', `স্বাগতম, ${shopper.name}`]);
  await expectReadable(page, [`/order_list_view/${order.order_number}`, `অর্ডার ${order.order_number}`]);
  await expectReadable(page, ['/user/change_password', 'পাসওয়ার্ড বদলান']);
  await expectReadable(page, ['/my_wish_list', 'পছন্দের তালিকা']);
});

test('login, password reset and tracking are in Bangla', async ({ page }) => {
  test.slow();
  await expectReadable(page, ['/login', 'লগইন ও রেজিস্ট্রেশন']);
  await expectReadable(page, ['/user/forget_password', 'কোড পেতে আপনার ই-মেইল লিখুন']);
  await expectReadable(page, ['/user/forget_password/code_match', 'ই-মেইল যাচাই করুন']);
  await expectReadable(page, ['/user/reset_password', 'নতুন পাসওয়ার্ড দিন']);
  await expectReadable(page, ['/order_tracking', 'অর্ডার কোথায় আছে']);
});

test('a page that a new document opens begins at its top, wherever the last one was left', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.goto('/my_wish_list');
  await expect(page.getByRole('heading', { name: 'Nothing Found' })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});
