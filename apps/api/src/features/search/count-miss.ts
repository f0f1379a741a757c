import type { MissedSearch } from '@haat/contracts';
import { cutText } from '../../platform/cut-text.ts';
import { todayInDhaka } from '../../platform/db/dhaka.ts';
import type { Services } from '../../services.ts';

/** Further texts of the same day are not counted, so that a stranger cannot fill the table. */
const maxTextsADay = 2_000;
const maxLetters = 60;

/**
 * Counts a search without results: its text and the day, nothing about who searched. Responses served from the cache
 * are not counted again.
 */
export async function countMiss(
  { db }: Pick<Services, 'db'>,
  { q = '', cat_id }: { q?: string | undefined; cat_id?: number | undefined },
): Promise<void> {
  const text = cutText(q.toLowerCase(), maxLetters).trim();
  // A search within one category may rightly find nothing.
  if (text === '' || cat_id !== undefined) return;
  await db.$executeRaw`
    INSERT INTO search_misses AS m (day, text) SELECT ${todayInDhaka}, ${text}
     WHERE (SELECT count(*) FROM search_misses WHERE day = ${todayInDhaka}) < ${maxTextsADay}
        OR EXISTS (SELECT FROM search_misses WHERE day = ${todayInDhaka} AND text = ${text})
    ON CONFLICT (day, text) DO UPDATE SET count = m.count + 1`;
}

const maxListed = 100;

/** The texts that found nothing in the last days, most frequent first. */
export function listMisses({ db }: Pick<Services, 'db'>, days: number): Promise<MissedSearch[]> {
  return db.$queryRaw<MissedSearch[]>`
    SELECT text, sum(count)::int AS count FROM search_misses WHERE day > ${todayInDhaka} - ${days}::int
     GROUP BY text ORDER BY count DESC, text LIMIT ${maxListed}`;
}
