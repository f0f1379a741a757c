import type { Transaction } from '../../platform/db/transaction.ts';
import { takenStandings, type Standing } from './front.ts';
import { isUnseen, type Unit } from './words/meanings.ts';
import { allUnits } from './query-text.ts';
import { withoutOne } from './words/without-one.ts';

type Reads = { db: Transaction };

/** How many products a search counts at most; beyond that it reports `more than`. */
export const maxFound = 1_000;

/**
 * A thing that other shops sell and that occurs here only in descriptions: eggs that keep in the fridge are no
 * fridge.
 */
export function isOnlyDescribed([unit, ...others]: Unit[]): boolean {
  return unit !== undefined && others.length === 0 && unit.isKnown && isUnseen(unit) && !unit.text.includes(' ');
}

/** What to show after the few products that match everything. */
export interface Also {
  units: Unit[];
  query: string;
  kept: string;
}

/** So many products are few: others are shown after them. */
export const few = 4;

/** Words that fewer products than this have are rare. */
export const rare = 50;

/** If only few products match everything, those that match all but the least significant part. */
export function alsoFor(units: Unit[], found: number): Also | undefined {
  if (units.length < 2 || found >= few) return undefined;
  const fewer = withoutOne(units).find(({ kept }) => kept.some(({ isShelfName }) => isShelfName));
  const query = fewer && allUnits(fewer.kept, 'ABC');
  return fewer === undefined || query === undefined
    ? undefined
    : { units: fewer.kept, query, kept: fewer.kept.map(({ text }) => text).join(' ') };
}

/** One way to look for a text: parts, the tsquery for them, and the words it leaves out. */
export interface Plan {
  units: Unit[];
  query: string;
  dropped?: string;
}

/** What to look for, best first: all parts by name, then also in descriptions, then without one of the parts. */
export function plansFor(units: Unit[], isExact: boolean): Plan[] {
  const fewer = isExact ? [] : withoutOne(units).flatMap(({ kept, dropped }) => wholeOf(kept, dropped));
  return [...wholeOf(units), ...fewer];
}

function wholeOf(parts: Unit[], dropped?: string): Plan[] {
  return (['ABC', 'ABCD'] as const).flatMap((weights) => {
    const query = allUnits(parts, weights);
    return query === undefined ? [] : [{ units: parts, query, ...(dropped !== undefined && { dropped }) }];
  });
}

interface Answered {
  /** The index of the query. */
  place: number;
  /** How many products match it, counted up to `most`. */
  found: number;
  /** The standings in use. */
  standings: Standing[];
}

/** The first of these queries that any product matches; its products are counted up to `most`. */
export async function firstWithProducts({ db }: Reads, queries: string[], most: number): Promise<Answered | undefined> {
  if (queries.length === 0) return undefined;
  const [row] = await db.$queryRaw<Answered[]>`
    SELECT first.place, count_found(first.query, ${most}::int) AS found, ${takenStandings} AS standings
      FROM (SELECT q.query::tsquery AS query, q.place::int - 1 AS place
              FROM unnest(${queries}::text[]) WITH ORDINALITY AS q (query, place)
             WHERE count_found(q.query::tsquery, 1) > 0 ORDER BY q.place LIMIT 1) AS first`;
  return row;
}
