import { watchDatabase, type WatchOptions } from '../../platform/db/watch-database.ts';
import type { Services } from '../../services.ts';
import { invalidateProducts, stockTag } from './cache-tags.ts';

/** Stock movements get their ids before they are committed, so look this far back for late ones. */
const lookBack = 1_000;

type WatchServices = Pick<Services, 'cache' | 'log'> & Pick<WatchOptions, 'connectionString'>;

/**
 * Drops cached responses when the catalogue changes (NOTIFY, and a comparison every second) and when stock moves, in any
 * process. Changes during a lost connection are noticed after it. The returned function ends the watch.
 */
export function watchCatalogue({ connectionString, cache, log }: WatchServices): () => Promise<void> {
  const seen: Seen = { version: undefined, newestMovement: undefined, movements: new Set() };
  return watchDatabase({
    connectionString,
    channel: 'catalogue',
    onNotification: () => cache.clear(),
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
  const { rows } = await client.query<{ version: string; id: string | null; product_id: number | null }>(
    `SELECT v.version, m.id, m.product_id
       FROM catalogue_version v
       LEFT JOIN stock_movements m
         ON m.id > coalesce($1::bigint, (SELECT max(id) FROM stock_movements), 0) - ${lookBack}`,
    [seen.newestMovement],
  );
  const version = Number(rows[0]?.version);
  if (seen.version !== undefined && version !== seen.version) cache.clear();
  const isFirstLook = seen.newestMovement === undefined;
  seen.version = version;
  const fresh = rows.filter(({ id }) => id !== null && !seen.movements.has(Number(id)));
  for (const { id } of fresh) seen.movements.add(Number(id));
  seen.newestMovement = Math.max(seen.newestMovement ?? 0, ...fresh.map(({ id }) => Number(id)));
  for (const id of seen.movements) if (id <= seen.newestMovement - lookBack) seen.movements.delete(id);
  if (isFirstLook) cache.clear();
  else
    invalidateStock(
      cache,
      fresh.map(({ product_id }) => Number(product_id)),
    );
}

function invalidateStock(cache: Services['cache'], productIds: number[]): void {
  if (productIds.length === 0) return;
  invalidateProducts(cache, productIds);
  cache.invalidate([stockTag], { sparesSlow: true });
}
