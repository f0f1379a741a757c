import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type pg from 'pg';
import { placeOrder, type OrderWish } from './staff.ts';
import { stockProduct } from './shopper.ts';

const chargeTaka = 300;
const totalTaka = 890;

/** A delivery zone for one test only, after all other zones. Not free, because the shop's pages list free zones. */
export async function makeZone(database: pg.Client): Promise<{ id: number; name: string }> {
  const name = `Zone ${randomUUID().slice(0, 6)}`;
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO shipping_zones (shipping_address, shipping_address_bn, delivery_charge, position) VALUES ($1, $1, $2, 90) RETURNING id`,
    [name, chargeTaka * 100],
  );
  return { id: rows[0]?.id ?? 0, name };
}

/** A product of which a single piece, delivered to such a zone, comes to ৳890 to collect. */
export async function makeParcelProduct(database: pg.Client): Promise<number> {
  const { id } = await stockProduct(database, { stock: 100, offerPrice: totalTaka - chargeTaka });
  return id;
}

/** Orders of such a product in such a zone, packed or moved to another status. Returns their numbers. */
export async function makeParcels(
  { request, database }: { request: APIRequestContext; database: pg.Client },
  { zoneId, wishes, status = 'packed' }: { zoneId: number; wishes: OrderWish[]; status?: 'confirmed' | 'packed' },
): Promise<string[]> {
  const productId = await makeParcelProduct(database);
  const numbers: string[] = [];
  for (const wish of wishes) numbers.push(await placeOrder(request, { productId, zoneId, ...wish }));
  for (const [from, to] of [
    ['pending', 'confirmed'],
    ['confirmed', 'packed'],
  ] as const) {
    await database.query(
      `WITH moved AS (UPDATE orders SET status = $2 WHERE order_number = ANY($3) RETURNING id)
       INSERT INTO order_status_changes (order_id, from_status, to_status) SELECT id, $1, $2 FROM moved`,
      [from, to, numbers],
    );
    if (to === status) break;
  }
  return numbers;
}
