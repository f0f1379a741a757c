import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const plenty = 10;
const password = 'shapla-1971';

export interface Shopper {
  userId: string;
  email: string;
  token: string;
}

/** Creates an account and logs in. */
export async function newShopper(address: string): Promise<Shopper> {
  const email = `stack-${randomUUID()}@example.com`;
  await post(`${address}/api/register`, { name: 'Nusrat Jahan', email, password, confirm_password: password });
  return logIn({ address, email });
}

export async function logIn({ address, email }: { address: string; email: string }): Promise<Shopper> {
  const { body } = await post(`${address}/api/login`, { email, password });
  const { user_id: userId, token } = body.data ?? {};
  if (!userId || !token) throw new Error(`Nobody can log in as ${email}.`);
  return { email, userId, token };
}

/** Whether the shop accepts the shopper's token. */
export async function isLoggedIn({ address, shopper }: { address: string; shopper: Shopper }): Promise<boolean> {
  const { status } = await fetch(`${address}/api/userInfo`, { headers: { authorization: `Bearer ${shopper.token}` } });
  if (status !== 200 && status !== 401) throw new Error(`Asked who is logged in, the shop answered ${status}.`);
  return status === 200;
}

/**
 * Places orders in sequence while `happening` runs, retrying with the same key until there is a response. Returns
 * their numbers.
 */
export async function orderWhile({ address, happening }: { address: string; happening: () => Promise<void> }) {
  const shopper = await newShopper(address);
  const [allProducts, zones] = await Promise.all([
    getList<{ id: number; stock: number }>(`${address}/api/product-list`),
    getList<Zone>(`${address}/api/shipping-list`),
  ]);
  // The newest products may belong to browser journeys and have a stock of one or two.
  const products = allProducts.filter(({ stock }) => stock >= plenty);
  const zone = zones[0];
  if (!zone) throw new Error('The shop delivers nowhere.');
  const numbers: string[] = [];
  const over = new AbortController();
  const ordering = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted) {
      const product = products[Math.floor(Math.random() * products.length)];
      const number = product && (await order({ address, shopper, zone, productId: product.id }));
      if (number) numbers.push(number);
    }
  });
  try {
    await untilMore(numbers);
    await happening();
    await untilMore(numbers);
  } finally {
    over.abort();
    await Promise.all(ordering);
  }
  return numbers;
}

/** Resolves once twenty more orders were confirmed. */
async function untilMore(numbers: readonly string[]): Promise<void> {
  const enough = numbers.length + 20;
  const deadline = Date.now() + 60_000;
  while (numbers.length < enough) {
    if (Date.now() > deadline) throw new Error('The shop took less than twenty orders in a minute.');
    await sleep(50);
  }
}

interface Order {
  address: string;
  shopper: Shopper;
  zone: Zone;
  productId: number;
}

/** Returns the order number; undefined if the product is sold out. */
async function order({ address, shopper, zone, productId }: Order): Promise<string | undefined> {
  const headers = { authorization: `Bearer ${shopper.token}`, 'idempotency-key': randomUUID() };
  const body = {
    user_id: shopper.userId,
    total_amount: 90_000,
    sub_total: 90_000,
    name: 'Nusrat Jahan',
    email: shopper.email,
    phone: '01712345678',
    address: 'House 12, Road 5, Dhanmondi, Dhaka',
    item: [{ product_id: productId, qty: 1 }],
    delivery_charge: zone.delivery_charge,
    shipping_id: zone.id,
  };
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const answer = await post(`${address}/api/checkout-confirm`, body, headers).catch(() => undefined);
    if (answer && answer.status < 500) return answer.body.data?.order_number;
    await sleep(200);
  }
  throw new Error('A checkout had no answer for two minutes.');
}

interface Answer {
  status: number;
  body: { data?: { user_id?: string; token?: string; order_number?: string } };
}

async function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

interface Zone {
  id: number;
  delivery_charge: number;
}

async function getList<Entry>(url: string): Promise<Entry[]> {
  const answer = await fetch(url);
  const { data } = (await answer.json()) as { data: Entry[] };
  return data;
}
