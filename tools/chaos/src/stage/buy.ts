import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Shopper, Zone } from './goods.ts';
import { type Answer, send } from './send.ts';

export interface Line {
  product_id: number;
  qty: number;
  size?: string;
  color?: string;
}

/** The body that the web app would send; the total is high unless given, so that the server's applies. */
export function checkoutBody(given: { shopper: Shopper; zone: Zone; item: readonly Line[]; [field: string]: unknown }) {
  const { shopper, zone, item, ...fields } = given;
  return {
    user_id: shopper.userId,
    total_amount: 9_000_000,
    sub_total: 9_000_000,
    name: 'Nusrat Jahan',
    email: shopper.email,
    phone: '01712345678',
    address: 'House 12, Road 5, Dhanmondi, Dhaka',
    item,
    delivery_charge: zone.deliveryCharge / 100,
    coupon: 0,
    shipping_id: zone.id,
    order_notes: '',
    locale: 'en',
    ...fields,
  };
}

/** Each shopper has her own network address, as behind a proxy. */
function addressOf({ userId }: Shopper): string {
  const [a, b] = [userId.slice(-4, -2), userId.slice(-2)].map((hex) => Number.parseInt(hex, 16));
  return `198.18.${a}.${b}`;
}

interface Post {
  shopper: Shopper;
  body: unknown;
  key?: string;
  patienceMs?: number;
}

/** Posts a checkout once. */
export function postCheckout(port: number, { shopper, body, key, patienceMs }: Post): Promise<Answer> {
  return send(port, {
    path: '/api/checkout-confirm',
    token: shopper.token,
    body,
    headers: { 'x-forwarded-for': addressOf(shopper), ...(key && { 'idempotency-key': key }) },
    ...(patienceMs && { patienceMs }),
  });
}

/** The outcome of one click on the order button. */
export interface Purchase {
  /** The idempotency key of every attempt. */
  key: string;
  /** The final response; undefined if none arrived in time. */
  answer: Answer | undefined;
  orderNumber: string | undefined;
  /** How each attempt ended: a status, or what prevented a response. */
  tries: string[];
  /** From the first attempt to the last response. */
  ms: number;
}

const givesUpAfterMs = 60_000;
const pauseMs = 150;

/**
 * Buys as the web app does: with one key, retrying after 503, 500 and broken connections, at the next port each time.
 */
export async function buy(ports: readonly number[], post: Omit<Post, 'key'>): Promise<Purchase> {
  const key = randomUUID();
  const startedAt = performance.now();
  const tries: string[] = [];
  const first = Math.floor(Math.random() * ports.length);
  const elapsed = () => performance.now() - startedAt;
  while (elapsed() < givesUpAfterMs) {
    const port = ports[(first + tries.length) % ports.length] ?? 0;
    const outcome = await postCheckout(port, { ...post, key }).catch((error: unknown) => reasonOf(error));
    if (typeof outcome === 'string') tries.push(outcome);
    else {
      tries.push(String(outcome.status));
      if (outcome.status < 500) {
        const orderNumber = outcome.body.data?.['order_number'] as string;
        return { key, answer: outcome, orderNumber, tries, ms: elapsed() };
      }
    }
    await sleep(pauseMs);
  }
  return { key, answer: undefined, orderNumber: undefined, tries, ms: elapsed() };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'broken';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer';
  return 'code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'broken';
}

/** The number of responses by status. */
export function tally(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The number of attempts by outcome. */
export function countTries(purchases: readonly Purchase[], outcome: string): number {
  return purchases.flatMap(({ tries }) => tries).filter((each) => each === outcome).length;
}
