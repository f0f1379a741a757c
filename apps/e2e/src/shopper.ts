import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type pg from 'pg';
import { expect } from './shop-test.ts';

/** A shopper's data as typed into forms. */
export interface Shopper {
  name: string;
  email: string;
  password: string;
  phone: string;
  address: string;
}

/** A shopper with unique data. */
export function newShopper(): Shopper {
  return {
    name: 'Rokeya Begum',
    email: `rokeya-${randomUUID()}@example.com`,
    password: 'shapla-1971',
    phone: '01712345678',
    address: 'House 7, Charpara, Mymensingh',
  };
}

/** Registers through the API. */
export async function register(request: APIRequestContext, shopper: Shopper): Promise<void> {
  const { name, email, password } = shopper;
  const answer = await request.post('/api/register', { data: { name, email, password, confirm_password: password } });
  expect(answer.status()).toBe(201);
}

export async function logIn(page: Page, { email, password }: Shopper): Promise<void> {
  await page.getByRole('tab', { name: 'Login' }).click();
  const form = page.getByRole('tabpanel', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Creates a product for one test only, in the colour Maroon, with its own stock; the price is in Taka. */
export async function stockProduct(
  database: pg.Client,
  { stock, offerPrice = 890 }: { stock: number; offerPrice?: number },
): Promise<{ id: number; slug: string; title: string }> {
  const slug = `journey-${randomUUID()}`;
  const title = `Journey ${slug.slice(-6)}`;
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO products (slug, title, title_bn, description, description_bn, photo, price, offer_price, stock, condition,
                           brand_id, category_id, subcategory_id, shop_id)
     SELECT $1, $2, 'শাড়ি', description, description_bn, photo, $3, $3, $4, condition, brand_id, category_id, subcategory_id, shop_id
       FROM products WHERE id = 1 RETURNING id`,
    [slug, title, offerPrice * 100, stock],
  );
  const id = rows[0]?.id ?? 0;
  await database.query(
    "INSERT INTO product_colors (product_id, color, color_bn, hex) VALUES ($1, 'Maroon', 'মেরুন', '#8c1d2f')",
    [id],
  );
  await database.query("INSERT INTO stock_movements (product_id, delta, reason) VALUES ($1, $2, 'opening')", [
    id,
    stock,
  ]);
  return { id, slug, title };
}

/** Logs in, adds the product to the cart and continues to a completed checkout form. */
export async function goToCheckout(page: Page, slug: string, shopper: Shopper): Promise<void> {
  await page.goto('/login');
  await logIn(page, shopper);
  await expect(page.getByText('login', { exact: true })).toBeVisible();
  await page.goto(`/product/product_details/${slug}`);
  await page.getByRole('button', { name: 'Add To Cart' }).first().click();
  await expect(page.getByText('Added to cart successfully!')).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('checkbox', { name: /Dhaka City/ }).check();
  await page.getByRole('button', { name: 'Confirm Cart' }).click();
  await page.waitForURL('**/confirm_order_page');
  await page.getByText('Continue To Checkout').click();
  await page.waitForURL('**/order/check_out');
  await page.getByLabel('Phone').fill(shopper.phone);
  await page.getByLabel('Address').fill(shopper.address);
}

/** Writes values to the device's storage, as the shop would have done earlier. */
export async function keep(page: Page, entries: Record<string, unknown>): Promise<void> {
  await page.evaluate((given) => {
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, JSON.stringify(value));
  }, entries);
}
