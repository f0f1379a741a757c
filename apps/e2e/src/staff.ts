import type { APIRequestContext, Page } from '@playwright/test';
import type pg from 'pg';
import type { Staff } from './add-staff.ts';
import { expect } from './shop-test.ts';
import { newShopper, register, type Shopper } from './shopper.ts';

/** Signs in through the sign-in page that the console shows. */
export async function signIn(page: Page, { email, password: typed }: Staff): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Opens a console screen as this staff member, signed in without the sign-in page. */
export async function openAs(page: Page, { email, password: typed }: Staff, address: string): Promise<void> {
  await postAsConsole(page.request, 'sign-in', { email, password: typed });
  await page.goto(address);
}

/** Stores something through the API as this staff member, beside what the page has open. `path` follows /api/admin/. */
export async function storeAs(
  request: APIRequestContext,
  { email, password: typed }: Staff,
  { path, data }: { path: string; data: object },
): Promise<void> {
  await postAsConsole(request, 'sign-in', { email, password: typed });
  await postAsConsole(request, path, data);
}

async function postAsConsole(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await request.post(`/api/admin/${path}`, {
    headers: { origin: new URL(process.env.SHOP_URL ?? '').origin, 'x-haat-console': '1' },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The data of an order to place. */
export interface OrderWish {
  productId?: number;
  qty?: number;
  name?: string;
  phone?: string;
  address?: string;
  notes?: string;
  zoneId?: number;
  coupon?: string;
}

/** A product of the demo of which there are 200, more than all journeys together order. */
const plentifulProduct = 26;

/** Places an order as a new shopper, through the API. Returns its number. */
export async function placeOrder(request: APIRequestContext, wish: OrderWish = {}): Promise<string> {
  const shopper: Shopper = { ...newShopper(), ...(wish.name !== undefined && { name: wish.name }) };
  await register(request, shopper);
  const login = await request.post('/api/login', { data: { email: shopper.email, password: shopper.password } });
  const { token, user_id: userId } = (await login.json()).data;
  const item = [{ product_id: wish.productId ?? plentifulProduct, qty: wish.qty ?? 1 }];
  const shippingId = wish.zoneId ?? 1;
  const coupon = wish.coupon === undefined ? {} : { coupon_code: wish.coupon };
  const quoted = await request.post('/api/checkout-quote', { data: { item, shipping_id: shippingId, ...coupon } });
  const quote = (await quoted.json()).data;
  const lines = quote.lines.map((line: { product_id: number; qty: number; size: string; color: string }) => line);
  const answer = await request.post('/api/checkout-confirm', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      user_id: userId,
      name: shopper.name,
      email: shopper.email,
      phone: wish.phone ?? shopper.phone,
      address: wish.address ?? shopper.address,
      order_notes: wish.notes ?? null,
      item: lines.map(({ product_id, qty }: { product_id: number; qty: number }) => ({ product_id, qty })),
      sub_total: quote.sub_total,
      delivery_charge: quote.delivery_charge,
      total_amount: quote.total_amount,
      ...coupon,
      shipping_id: shippingId,
      locale: 'en',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).data.order_number;
}

/** The stored status of an order. */
export async function statusOf(database: pg.Client, orderNumber: string): Promise<string | undefined> {
  const { rows } = await database.query<{ status: string }>('SELECT status FROM orders WHERE order_number = $1', [
    orderNumber,
  ]);
  return rows[0]?.status;
}
