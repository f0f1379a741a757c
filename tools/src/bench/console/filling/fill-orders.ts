import { type Fillers, inChunks } from '../../million/fillers.ts';
import { withoutIndexes } from '../../million/rebuilt-indexes.ts';
import { deliveries, orderStatements, shopperCount, shoppers } from './order-statements.ts';
import { parcelStatements } from './parcel-statements.ts';

const filled = [
  'users',
  'orders',
  'order_lines',
  'order_shops',
  'order_status_changes',
  'stock_movements',
  'mails',
  'audit_log',
  'courier_sheets',
  'courier_sheet_parcels',
  'settlements',
];

export interface Orders {
  orders: number;
  /** The number of days up to now over which they were placed. */
  days: number;
  onProgress: (message: string) => void;
}

/**
 * Creates very many orders in a shop with products, in chunks inside PostgreSQL, without triggers and indexes: most
 * are delivered, some were returned or cancelled, the newest are in progress. Many shoppers have ordered several
 * times. Their pieces were delivered before.
 */
export async function fillOrders(fillers: Fillers, { orders, days, onProgress }: Orders): Promise<void> {
  const [client] = fillers;
  await withoutIndexes(fillers, { tables: filled, onProgress }, async () => {
    await inChunks(fillers, { from: 0, to: shopperCount({ orders }) - 1, statements: [shoppers] });
    onProgress('shoppers');
    const statements = [...orderStatements({ orders, days }), ...parcelStatements({ orders })];
    const onChunk = (upTo: number) => onProgress(`${upTo.toLocaleString('en')} orders`);
    await inChunks(fillers, { from: 1, to: orders, statements, onChunk });
    await client.query(deliveries);
  });
  for (const table of ['orders', 'courier_sheets', 'settlements', 'audit_log'])
    await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`);
}
