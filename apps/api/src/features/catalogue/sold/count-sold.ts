import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../../services.ts';

const everyMs = 5_000;
/** Count at least this often: periods restart at midnight, and stock also moves without sales. */
const maxRestMs = 5 * 60_000;
/** After a slow count of many products, rests this many times as long as the count took. */
const restFactor = 20;
/** Each statement takes a fraction of a second, however many orders there are. */
const sizes = { movements: 5_000, days: 5_000, products: 20_000 };
/** Rows kept per kind and batch of products; more than is ever shown, because stock moves between two counts. */
const mostKept = 200;
/** Longer than any transaction of the shop may take. */
const patienceMs = 30_000;

/** While the jobs run: counts sales soon after they happen, chooses the best sellers and updates the figures of brands. */
export function startCountingSold({ db, jobs, log }: Pick<Services, 'db' | 'jobs' | 'log'>): void {
  let countedAt = -Infinity;
  let tookMs = 0;
  jobs.repeat({ everyMs }, async (signal) => {
    const sinceMs = performance.now() - countedAt;
    const isNews = sinceMs > tookMs * restFactor && (await hasMoved({ db }));
    if (!isNews && sinceMs < maxRestMs) return;
    const startedAt = performance.now();
    if (!(await countSold({ db }, { signal })))
      log.info('what sold is counted later: a transaction does not end, or the jobs do');
    countedAt = performance.now();
    tookMs = countedAt - startedAt;
  });
}

/** Whether stock has moved since the last count. */
async function hasMoved({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const [row] = await db.$queryRaw<{ moved: boolean }[]>`
    SELECT movement_id < coalesce((SELECT max(id) FROM stock_movements), 0) AS moved FROM sold_mark`;
  return row?.moved ?? false;
}

/**
 * Counts what was sold, cancelled and returned since the last count and updates the rank of
 * products and the figures of brands. Works in batches, each
 * in its own transaction, so that the next run resumes after an interruption; several may run at once. Returns
 * whether everything stored before the call was counted.
 */
export async function countSold(
  { db }: Pick<Services, 'db'>,
  { signal, bites = sizes }: { signal?: AbortSignal; bites?: typeof sizes } = {},
): Promise<boolean> {
  const upTo = await settledMovement({ db }, signal);
  if (upTo === null) return false;
  const isMoreLeft = async (bite: Promise<{ more: boolean }[]>) => (await bite)[0]?.more && !signal?.aborted;
  while (await isMoreLeft(db.$queryRaw`SELECT count_sold(${upTo}::bigint, ${bites.movements}::int) AS more`));
  while (await isMoreLeft(db.$queryRaw`SELECT fold_sold(${bites.days}::int) AS more`));
  await rankSold({ db }, { signal, each: bites.products });
  return !signal?.aborted;
}

/**
 * The newest movement, once every transaction that may still store an earlier one has ended: ids are assigned within
 * transactions, so those of a slow one appear after later ones. Null if that takes too long.
 */
async function settledMovement({ db }: Pick<Services, 'db'>, signal?: AbortSignal): Promise<bigint | null> {
  const [newest] = await db.$queryRaw<{ id: bigint }[]>`SELECT coalesce(max(id), 0) AS id FROM stock_movements`;
  // Read only now: every transaction with an earlier id has already begun.
  const [begun] = await db.$queryRaw<{ end: string }[]>`SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS "end"`;
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 50) {
    if (signal?.aborted) return null;
    const [oldest] = await db.$queryRaw<{ isLater: boolean }[]>`
      SELECT pg_snapshot_xmin(pg_current_snapshot()) >= ${begun?.end}::xid8 AS "isLater"`;
    if (oldest?.isLater) return newest?.id ?? null;
    await sleep(50);
  }
  return null;
}

async function rankSold(
  { db }: Pick<Services, 'db'>,
  { signal, each }: { signal: AbortSignal | undefined; each: number },
): Promise<void> {
  const [newest] = await db.$queryRaw<{ id: number }[]>`SELECT coalesce(max(id), 0) AS id FROM products`;
  for (let from = 1; from <= (newest?.id ?? 0); from += each) {
    if (signal?.aborted) return;
    const last = from + each - 1;
    await db.$executeRaw`SELECT rank_sold(${from}::int, ${last}::int, ${mostKept}::int)`;
    await db.$executeRaw`SELECT figure_brands(${from}::int, ${last}::int)`;
  }
  await db.$executeRaw`SELECT pg_notify('sold', '')`;
}
