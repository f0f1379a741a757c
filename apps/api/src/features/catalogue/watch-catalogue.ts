import { watchDatabase, type WatchOptions } from '../../platform/db/watch-database.ts';
import type { Services } from '../../services.ts';
import { invalidateStock, type MovedStock } from './cache-tags.ts';

/** Stock movements get their ids before they are committed, so look this far back for late ones. */
const lookBack = 1_000;

type WatchServices = Pick<Services, 'cache' | 'log'> & Pick<WatchOptions, 'connectionString'>;

/**
 * Drops cached responses when the catalogue changes and when stock moves, in any process: what is seen of it at once (NOTIFY),
 * everything in a comparison every second. Changes during a lost connection are noticed after it. The returned function ends the watch.
 */
export function watchCatalogue({ connectionString, cache, log }: WatchServices): () => Promise<void> {
  const seen: Seen = { version: undefined, newestMovement: undefined, movements: new Set() };
  return watchDatabase({
    connectionString,
    channels: {
      catalogue: (payload) => reachVersion(Number(payload), { seen, cache }),
      stock: (payload) => invalidateStock(cache, [movedStock(payload)]),
    },
    poll: (client) => compare(client, { seen, cache }),
    log,
  });
}

interface Seen {
  version: number | undefined;
  newestMovement: number | undefined;
  /** Ids of the last movements, at most `lookBack` behind the newest. */
  movements: Set<number>;
}

async function compare(
  client: Parameters<WatchOptions['poll']>[0],
  { seen, cache }: { seen: Seen; cache: Services['cache'] },
): Promise<void> {
  const { rows } = await client.query<LookRow>(
    `SELECT v.version, m.id, m.product_id, m.delta, p.stock
       FROM catalogue_version v
       LEFT JOIN (stock_movements m JOIN products p ON p.id = m.product_id)
         ON m.id > coalesce($1::bigint, (SELECT max(id) FROM stock_movements), 0) - ${lookBack}`,
    [seen.newestMovement],
  );
  reachVersion(Number(rows[0]?.version), { seen, cache });
  const isFirstLook = seen.newestMovement === undefined;
  const fresh = rows.filter(isMovement).filter(({ id }) => !seen.movements.has(Number(id)));
  for (const { id } of fresh) seen.movements.add(Number(id));
  seen.newestMovement = Math.max(seen.newestMovement ?? 0, ...fresh.map(({ id }) => Number(id)));
  for (const id of seen.movements) if (id <= seen.newestMovement - lookBack) seen.movements.delete(id);
  if (!isFirstLook) invalidateStock(cache, movedProducts(fresh));
}

/** Everything cached may show something of an earlier version of the catalogue. */
function reachVersion(version: number, { seen, cache }: { seen: Seen; cache: Services['cache'] }): void {
  if (version === seen.version) return;
  seen.version = version;
  cache.clear();
}

interface Movement {
  id: string;
  product_id: number;
  delta: number;
  /** The product's, now. */
  stock: number;
}

type LookRow = { version: string } & (Movement | Record<keyof Movement, null>);

function isMovement(row: LookRow): row is { version: string } & Movement {
  return row.id !== null;
}

/** What the trigger says: "product before after". */
function movedStock(payload: string): MovedStock {
  const [productId = 0, before = 0, after = 0] = payload.split(' ').map(Number);
  return { productId, lowest: Math.min(before, after) };
}

/** Before anything came back, a stock was lower than now by at most that much. */
function movedProducts(movements: Movement[]): MovedStock[] {
  const moved = new Map<number, MovedStock>();
  for (const { product_id: productId, delta, stock } of movements) {
    const known = moved.get(productId) ?? { productId, lowest: stock };
    moved.set(productId, { ...known, lowest: known.lowest - Math.max(0, delta) });
  }
  return [...moved.values()];
}
