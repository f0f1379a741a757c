import type { Today } from '@haat/contracts';
import type { Db } from '@haat/db';

/** How many applications await a decision, and since when. */
export async function applicationsWaiting(db: Db): Promise<Today['applications']> {
  const [row] = await db.$queryRaw<{ count: number; oldest: Date | null }[]>`
    SELECT count(*)::int AS count, min(created_at) AS oldest FROM seller_requests WHERE state = 'waiting' AND asked_at IS NULL`;
  return { count: row?.count ?? 0, oldest: row?.oldest?.toISOString() ?? null };
}
