import pg from 'pg';
import type { Log } from '../log.ts';
import type { ResponseCache } from './response-cache.ts';

const pollEveryMs = 1_000;
/** Stock movements get their ids before they are committed, so look this far back for late ones. */
const lookBack = 1_000;

interface WatchOptions {
  /** Connects to PostgreSQL directly: a pooler does not forward notifications. */
  connectionString: string;
  cache: ResponseCache;
  log: Log;
}

/**
 * Drops shared responses when the catalogue changes (NOTIFY, and polling every second in case a notification is missed) and when
 * stock changes. When the database was down it reconnects and compares. The returned function ends the watch.
 */
export function watchCatalogue({ connectionString, cache, log }: WatchOptions): () => Promise<void> {
  const seen: Seen = { version: undefined, newestMovement: undefined, movements: new Set() };
  const stop = new AbortController();
  const running = run();

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await watchUntilBroken();
      } catch (error) {
        log.warn({ err: error }, 'the watch of the catalogue is broken and starts again');
      }
      await pause(stop.signal);
    }
  }

  async function watchUntilBroken(): Promise<void> {
    const client = new pg.Client({
      connectionString,
      application_name: 'haat watch',
      connectionTimeoutMillis: 3_000,
      query_timeout: 4_000,
      keepAlive: true,
    });
    const broken = new Promise<void>((resolve) => {
      client.on('end', resolve);
      // The query in progress, or the next one, rejects with the error itself.
      client.on('error', () => resolve());
    });
    try {
      await client.connect();
      client.on('notification', () => cache.clear());
      await client.query('LISTEN catalogue');
      while (!stop.signal.aborted) {
        await compare(client, { seen, cache });
        await Promise.race([pause(stop.signal), broken]);
      }
    } finally {
      await client.end().catch(() => {});
    }
  }

  return async () => {
    stop.abort();
    await running;
  };
}

interface Seen {
  version: number | undefined;
  newestMovement: number | undefined;
  /** Ids of the last movements, at most `lookBack` behind the newest. */
  movements: Set<number>;
}

async function compare(client: pg.Client, { seen, cache }: { seen: Seen; cache: ResponseCache }): Promise<void> {
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
  else cache.stockMoved(fresh.map(({ product_id }) => Number(product_id)));
  cache.settleStock();
}

function pause(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, pollEveryMs);
    signal.addEventListener('abort', finish);
  });
}
