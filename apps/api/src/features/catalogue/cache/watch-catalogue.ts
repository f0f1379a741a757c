import type { CacheFile, Restorable } from '../../../platform/cache/cache-file.ts';
import type { Asked } from '../../../platform/db/listen-to-database.ts';
import { watchDatabase, type WatchOptions } from '../../../platform/db/watch-database.ts';
import type { Services } from '../../../services.ts';
import {
  invalidateBestSelling,
  invalidateAllHelped,
  invalidateHelped,
  invalidateUnnoticed,
  invalidateStock,
  type MovedStock,
} from './cache-tags.ts';

/**
 * The channels on which PostgreSQL announces changes of the catalogue, stock movements, helpful marks and
 * changed authors of reviews, and newly counted best sellers.
 */
export const catalogueChannels = ['catalogue', 'stock', 'helped', 'sold'];

/** Stock movements get their ids before they commit, so late ones are looked for this far back. */
const lookBack = 1_000;
/** After more movements, such as a long time without a connection in a sale, everything counts as moved. */
const maxMovements = 20_000;

/**
 * Notifications within this time are handled together: with standbys, each batch asks the primary for its position.
 */
const bundleMs = 20;

/**
 * How many dates of banners, days and public coupons have passed; a changed number means that something started or
 * ended.
 */
const passedDates = `(SELECT count(*) FROM (
    SELECT starts_at, ends_at FROM banners WHERE is_active
    UNION ALL SELECT starts_at, ends_at FROM day_slides WHERE is_active
    UNION ALL SELECT starts_at, ends_at FROM coupons WHERE is_active AND is_public
  ) AS dated, LATERAL (VALUES (starts_at), (ends_at)) AS bounds (at) WHERE at <= now())`;

/** How far a process has read the changes of the catalogue. */
export interface CatalogueMarks {
  /**
   * The catalogue version, the transaction that wrote it (a backup restored meanwhile may have the same version) and
   * the number of passed dates.
   */
  version: string;
  newestMovement: number;
  /** Ids of recent movements, at most `lookBack` behind the newest. */
  movements: number[];
}

export interface CatalogueWatch {
  /** Resolves after the first look at the database, with which a saved cache is restored; not while it is down. */
  hasLooked: Promise<void>;
  /** Saves the cache for the next process, once no more requests are served. */
  saveCache(): Promise<void>;
  end(): Promise<void>;
}

type WatchServices = Pick<Services, 'cache' | 'log' | 'reads'> &
  Pick<WatchOptions, 'source'> & {
    /** Where the cache is stored between processes; not stored if omitted. */
    cacheFile?: CacheFile<CatalogueMarks> | undefined;
  };

/**
 * Drops cached responses when the catalogue or stock changes, in any process: visible changes at once (NOTIFY),
 * everything else in a comparison every second. Changes during a lost connection are noticed on reconnecting; a
 * restored cache is treated as if the connection had been lost since it was saved.
 */
export function watchCatalogue({ source, cacheFile, cache, reads, log }: WatchServices): CatalogueWatch {
  const seen: Seen = {
    version: undefined,
    passedDates: undefined,
    mark: '',
    newestMovement: undefined,
    movements: new Set(),
  };
  const firstLook = Promise.withResolvers<void>();
  let listening: Asked | undefined;
  const onStock = inBundles<MovedStock>((moved) => moveStock(moved, { cache, reads }));
  const end = watchDatabase({
    source,
    channels: {
      catalogue: (payload) => reachVersion(Number(payload), { seen, cache, reads }),
      stock: (payload) => onStock(movedStock(payload)),
      helped: (payload) => invalidateHelped(cache, Number(payload)),
      sold: () => {
        reads.sawChange();
        invalidateBestSelling(cache);
      },
    },
    async poll(client) {
      // Reviews have no version to compare: what changed while nobody listened is unknown.
      if (client !== listening && listening) invalidateAllHelped(cache);
      listening = client;
      if (seen.newestMovement !== undefined) return compare(client, { seen, cache, reads });
      const saved = await cacheFile?.read().catch((error: unknown) => {
        log.warn({ err: error }, 'the saved cache cannot be read: every page is rendered anew');
        return undefined;
      });
      await compare(client, { seen, cache, reads, saved });
      if (saved) log.info({ responses: cache.size }, 'the cache was restored');
      firstLook.resolve();
    },
    log,
  });
  return {
    hasLooked: firstLook.promise,
    end,
    async saveCache() {
      const { mark: version, newestMovement, movements } = seen;
      if (newestMovement !== undefined)
        await cacheFile?.save(cache, { version, newestMovement, movements: [...movements] });
    },
  };
}

/** Collects items for 20 ms and passes them on together. */
function inBundles<Item>(handle: (items: Item[]) => void): (item: Item) => void {
  let bundle: Item[] = [];
  return (item) => {
    bundle.push(item);
    if (bundle.length > 1) return;
    setTimeout(() => {
      const items = bundle;
      bundle = [];
      handle(items);
    }, bundleMs).unref();
  };
}

interface Seen {
  version: number | undefined;
  /** How many dates of shown content had passed. */
  passedDates: number | undefined;
  /** The mark of the version at the last comparison. */
  mark: CatalogueMarks['version'];
  newestMovement: number | undefined;
  movements: Set<number>;
}

interface CompareOptions extends Pick<Services, 'cache' | 'reads'> {
  seen: Seen;
  /** A cache to restore if it is of this same version. */
  saved?: Restorable<CatalogueMarks> | undefined;
}

async function compare(
  client: Parameters<WatchOptions['poll']>[0],
  { seen, cache, reads, saved }: CompareOptions,
): Promise<void> {
  const { rows } = await client.query<LookRow>(
    // Joined, a million products would be scanned at startup, when the planner cannot know how few movements match. A
    // restored backup may have fewer movements than were seen.
    `SELECT v.version, v.xmin::text AS written_by, ${passedDates} AS passed, newest.id AS newest, m.id, m.product_id, m.delta,
            (SELECT p.stock FROM products p WHERE p.id = m.product_id) AS stock
       FROM catalogue_version v, (SELECT coalesce(max(id), 0) AS id FROM stock_movements) AS newest
       LEFT JOIN LATERAL (
         SELECT * FROM stock_movements WHERE id > least($1::bigint, newest.id) - ${lookBack} AND id <> ALL ($2::bigint[])
          ORDER BY id DESC LIMIT ${maxMovements + 1}
       ) AS m ON true`,
    [seen.newestMovement ?? saved?.marks.newestMovement, [...seen.movements]],
  );
  const [look] = rows;
  seen.mark = `${look?.version} ${look?.written_by} ${look?.passed}`;
  reachVersion(Number(look?.version), { seen, cache, reads });
  reachDates(Number(look?.passed), { seen, cache });
  if (saved?.marks.version === seen.mark) restore(saved, { seen, cache });
  const isFirstLook = seen.newestMovement === undefined;
  const fresh = rows.filter(isMovement).filter(({ id }) => !seen.movements.has(Number(id)));
  const newest = Number(look?.newest);
  const isUnknown = fresh.length > maxMovements || newest < (seen.newestMovement ?? 0);
  if (isUnknown) seen.movements.clear();
  for (const { id } of fresh) seen.movements.add(Number(id));
  seen.newestMovement = newest;
  for (const id of seen.movements) if (id <= newest - lookBack) seen.movements.delete(id);
  if (isUnknown) {
    reads.sawChange();
    cache.clear();
  } else if (!isFirstLook && fresh.length > 0) moveStock(movedProducts(fresh), { cache, reads });
}

/** Continues from the state of the process that saved the cache. */
function restore(saved: Restorable<CatalogueMarks>, { seen, cache }: Pick<CompareOptions, 'seen' | 'cache'>): void {
  saved.restoreInto(cache);
  invalidateUnnoticed(cache);
  seen.newestMovement = saved.marks.newestMovement;
  seen.movements = new Set(saved.marks.movements);
}

/** Any cached response may show an earlier version of the catalogue. */
function reachVersion(version: number, { seen, cache, reads }: Omit<CompareOptions, 'saved'>): void {
  if (version === seen.version) return;
  seen.version = version;
  reads.sawChange();
  cache.clear();
}

/** Dropped responses must be re-read from a database that has the change. */
function moveStock(moved: MovedStock[], { cache, reads }: Pick<CompareOptions, 'cache' | 'reads'>): void {
  reads.sawChange();
  invalidateStock(cache, moved);
}

/** Content that starts or ends at a date changes pages without an edit. */
function reachDates(passed: number, { seen, cache }: Pick<CompareOptions, 'seen' | 'cache'>): void {
  if (passed === seen.passedDates) return;
  seen.passedDates = passed;
  cache.clear();
}

interface Movement {
  id: string;
  product_id: number;
  delta: number;
  /** The product's current stock. */
  stock: number;
}

type LookRow = { version: string; written_by: string; passed: string; newest: string } & (
  | Movement
  | Record<keyof Movement, null>
);

function isMovement(row: LookRow): row is LookRow & Movement {
  return row.id !== null;
}

/** Parses the trigger's payload: "product before after". */
function movedStock(payload: string): MovedStock {
  const [productId = 0, before = 0, after = 0] = payload.split(' ').map(Number);
  return { productId, lowest: Math.min(before, after) };
}

/** Until the returned pieces came back, the stock was lower than now by at most their number. */
function movedProducts(movements: Movement[]): MovedStock[] {
  const moved = new Map<number, MovedStock>();
  for (const { product_id: productId, delta, stock } of movements) {
    const known = moved.get(productId) ?? { productId, lowest: stock };
    moved.set(productId, { ...known, lowest: known.lowest - Math.max(0, delta) });
  }
  return [...moved.values()];
}
