import type pg from 'pg';
import { withoutIndexes } from '../../rebuilt-indexes.ts';
import { orderStatements } from './order-statements.ts';
import { parcelStatements } from './parcel-statements.ts';

const chunk = 100_000;
const filled = [
  'users',
  'orders',
  'order_lines',
  'order_status_changes',
  'mails',
  'audit_log',
  'courier_sheets',
  'courier_sheet_parcels',
  'settlements',
];

export interface Orders {
  orders: number;
  /** Over how many days up to now they were placed. */
  days: number;
  onProgress: (message: string) => void;
}

/**
 * Very many orders of a shop that has products, in chunks inside PostgreSQL, without triggers and indexes: most are delivered, some
 * came back or were cancelled, the newest are still worked on. A third of the phone numbers ordered more than once. Stock is not moved.
 */
export async function fillOrders(client: pg.Client, { orders, days, onProgress }: Orders): Promise<void> {
  await withoutIndexes(client, { tables: filled, onProgress }, async () => {
    const statements = [...orderStatements({ orders, days }), ...parcelStatements({ orders })];
    for (let made = 0; made < orders; made += chunk) {
      const upTo = Math.min(made + chunk, orders);
      for (const statement of statements) await client.query(statement, [made + 1, upTo]);
      onProgress(`${upTo.toLocaleString('en')} orders`);
    }
  });
  for (const table of ['orders', 'courier_sheets', 'settlements', 'audit_log'])
    await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`);
}
