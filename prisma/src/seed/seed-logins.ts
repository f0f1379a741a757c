import { randomUUIDv7 } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type pg from 'pg';
import { insertRows } from './insert-rows.ts';
import { type DemoOrder, seedOrder } from './seed-order.ts';

/** Public knowledge: for demonstrations and tests only. */
export const demoLogins = {
  shopper: { email: 'nusrat@haat.example', password: 'shopper-demo-1', name: 'Nusrat Jahan' },
  owner: { email: 'owner@haat.example', password: 'owner-demo-1', name: 'Nusrat Jahan' },
} as const;

/** The parameters with which the API hashes passwords: OWASP's for argon2id. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const pastOrders: DemoOrder[] = [
  {
    placedDaysAgo: 21,
    statuses: ['pending', 'confirmed', 'packed', 'shipped', 'delivered'],
    lines: [
      { slug: 'boishakhi-red-white-saree', qty: 1 },
      { slug: 'jhumka-emerald', qty: 1 },
    ],
  },
  { placedDaysAgo: 1, statuses: ['pending'], lines: [{ slug: 'sylhet-tea-tin-250g', qty: 2 }] },
];

/** Creates the demo shopper with two past orders; an existing one is left unchanged. */
export async function seedLogins({ client }: { client: pg.Client }): Promise<void> {
  const [shopper] = await insertRows<{ id: string }>({ client, table: 'users', rows: [await shopperRow()] });
  if (shopper === undefined) return;
  for (const order of pastOrders) await seedOrder({ client, userId: shopper.id, login: demoLogins.shopper, order });
}

/** Creates the owner of the demo's console; an existing one is left unchanged. */
export async function seedOwner({ client }: { client: pg.Client }): Promise<void> {
  const { email, password, name } = demoLogins.owner;
  const passwordHash = await hash(password, argon2id);
  const row = { id: randomUUIDv7(), email, full_name: name, role: 'owner', password_hash: passwordHash };
  await insertRows({ client, table: 'staff_members', rows: [row], returning: 'id' });
}

async function shopperRow() {
  const { email, password, name } = demoLogins.shopper;
  return {
    id: randomUUIDv7(),
    email,
    full_name: name,
    status: 'active',
    token_version: 1,
    password_hash: await hash(password, argon2id),
    created_at: new Date(),
    phone: '+8801712345678',
    address: 'House 12, Road 5, Dhanmondi, Dhaka',
    city: 'Dhaka',
    country: 'Bangladesh',
  };
}
