import type { AdminProduct, AdminProductRow, EndpointInput, Endpoints } from '@haat/contracts';
import type { CallResult } from '@haat/contracts/client';
import { call } from '../../../platform/api/call.ts';
import { isProduct, rememberRow } from '../product-queries.ts';
import type { CellReading } from './read-cell.ts';
import { randomKey } from '@haat/contracts/shared/random-key';

/** The outcome for a cell: stored, with the pieces that were booked; in conflict with somebody else's value; or refused. */
export type CellOutcome =
  | { kind: 'stored'; product: AdminProduct; delta: number }
  | { kind: 'conflict'; now: AdminProduct }
  | { kind: 'refused'; code: string };

/** Changes of one product are sent in sequence, so that a user's own changes do not conflict. */
const queues = new Map<number, Promise<unknown>>();
/** The last known version of each product. */
const versions = new Map<number, number>();

/**
 * Stores a cell's input. Stock is booked once, however often it is sent with this key. Concurrent changes of other
 * fields are kept; only a concurrent change of the same value is a conflict. Never throws.
 */
export function sendCell(row: AdminProductRow, reading: CellReading, key = randomKey()): Promise<CellOutcome> {
  const before = queues.get(row.id) ?? Promise.resolve();
  const sent = before.then(() => send(row, reading, key));
  queues.set(row.id, sent);
  return sent;
}

interface Stored {
  data: AdminProduct;
  /** Pieces, of a stock entry. */
  delta?: number;
}

async function send(row: AdminProductRow, reading: CellReading, key: string): Promise<CellOutcome> {
  const version = Math.max(row.version, versions.get(row.id) ?? 0);
  const answer = await post({ ...row, version }, reading, key);
  if (answer.ok) return stored(answer.body);
  const { code, data } = answer.problem;
  if (code !== 'CHANGED_MEANWHILE' || !isProduct(data)) return { kind: 'refused', code };
  versions.set(row.id, data.version);
  if (!isUntouched(row, data, reading)) return { kind: 'conflict', now: data };
  return send({ ...row, version: data.version }, reading, key);
}

function stored({ data: product, delta = 0 }: Stored): CellOutcome {
  versions.set(product.id, product.version);
  rememberRow(product);
  return { kind: 'stored', product, delta };
}

/** Whether nobody else has changed the value in question. */
function isUntouched(row: AdminProductRow, now: AdminProduct, reading: CellReading): boolean {
  if (reading.kind !== 'prices') return true;
  const { price, offer_price: offer } = reading.prices;
  return (
    (price === undefined || now.price === row.price) && (offer === undefined || now.offer_price === row.offer_price)
  );
}

async function post({ id, version }: AdminProductRow, reading: CellReading, key: string): Promise<CallResult<Stored>> {
  if (reading.kind === 'counted') return postStock(id, { reason: 'recount', counted: reading.counted }, key);
  if (reading.kind === 'moved') {
    const { delta } = reading;
    return postStock(id, { reason: delta > 0 ? 'delivery' : 'adjustment', delta }, key);
  }
  const changes = reading.kind === 'prices' ? reading.prices : {};
  return call('adminProductChange', { params: { id }, body: { version, changes } });
}

/** Reverses a stock entry by the pieces that it booked; concurrent entries add up. */
export function sendStockBack(id: number, delta: number): Promise<CallResult<{ data: AdminProduct }>> {
  return postStock(id, { reason: 'adjustment', delta: -delta }, randomKey());
}

type StockBody = EndpointInput<Endpoints['adminProductStock']>['body'];

/** Books a stock entry, once however often it is sent with this key. */
export function postStock(
  id: number,
  body: StockBody,
  key: string,
): Promise<CallResult<{ data: AdminProduct; delta: number }>> {
  return call('adminProductStock', { params: { id }, headers: { 'idempotency-key': key }, body });
}
