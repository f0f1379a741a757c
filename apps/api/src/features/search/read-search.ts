import type { Transaction } from '../../platform/db/transaction.ts';
import { shelfLexeme, unitsOf, type Meanings, type ShelfKind, type Unit } from './words/meanings.ts';
import type { Standing } from './front.ts';
import { alsoFor, few, firstWithProducts, isOnlyDescribed, maxFound, plansFor, rare, type Also } from './plans.ts';
import { readPriceWords, type PriceWords } from './words/price-words.ts';
import { withCloseWords } from './words/with-close-words.ts';
import { withPossibleShelves } from './words/with-possible-shelves.ts';

type Reads = { db: Transaction };

/** How a search text was understood. */
export interface Reading {
  /** The parts that were looked for. */
  units: Unit[];
  /** The tsquery that products must match; undefined if none does. */
  query: string | undefined;
  /** How many products match it, counted up to `maxFound + 1`, or up to the few that matter if not `isCounted`. */
  found: number;
  /** Whether so few products match that reading all of them is quicker than looking at one standing after another. */
  isRare: boolean;
  /** The standings in which matches may be, best first. */
  standings: Standing[];
  price: PriceWords | undefined;
  /** The words looked for in place of misspelt ones; undefined if nothing was misspelt. */
  corrected: string | undefined;
  /** What to show after the few products that match everything: those that match most of it. */
  also: Also | undefined;
  /** The words left out because no product matches all of them, and those kept. */
  dropped: { words: string; kept: string } | undefined;
  /** Found by a spelling other than the typed one. */
  isSimilar: boolean;
  /** The shelves that the whole text names. */
  meant: { kind: ShelfKind; id: number }[];
}

export interface ReadOptions {
  text: string;
  /** Takes the words literally: no corrections, no words left out, no prices. */
  isExact: boolean;
  /** Counts the products. Suggestions do without, which saves half of their time in a very large shop. */
  isCounted: boolean;
}

/** Interprets a search text. Costs a few statements that read words, not products. */
export async function readSearch({ db }: Reads, { text, isExact, isCounted }: ReadOptions): Promise<Reading> {
  const price = isExact ? undefined : readPriceWords(text);
  const words = price?.rest ?? text;
  const { asked, meanings } = await understand({ db }, words);
  const read = unitsOf(asked, meanings);
  const closer = isExact ? { units: read, corrected: undefined, isSimilar: false } : await withCloseWords({ db }, read);
  const units = await withPossibleShelves({ db }, closer.units);
  const plans = isOnlyDescribed(units) ? [] : plansFor(units, isExact);
  const chosen = await firstWithProducts(
    { db },
    plans.map(({ query }) => query),
    isCounted ? maxFound + 1 : few,
  );
  const plan = chosen && plans[chosen.place];
  return {
    units: plan?.units ?? units,
    query: plan?.query,
    found: chosen?.found ?? 0,
    isRare: (chosen?.found ?? 0) < (isCounted ? rare : few),
    standings: chosen?.standings ?? ['firstRow'],
    also: isExact || !chosen || plan?.dropped !== undefined ? undefined : alsoFor(units, chosen.found),
    price,
    corrected: closer.corrected,
    dropped:
      plan?.dropped === undefined
        ? undefined
        : { words: plan.dropped, kept: plan.units.map((unit) => unit.text).join(' ') },
    isSimilar: closer.isSimilar || plan?.dropped !== undefined,
    meant: units.length === 1 && units[0] ? shelvesMeant(units[0], asked, meanings) : [],
  };
}

async function understand({ db }: Reads, text: string): Promise<{ asked: string[]; meanings: Meanings }> {
  const [row] = await db.$queryRaw<{ read: { asked: string[]; meanings: Meanings } }[]>`
    SELECT understand_search(${text}) AS read`;
  if (!row) throw new Error('understand_search gave nothing.');
  return row.read;
}

/** The shelves whose name, or a part of it, is the whole text. */
function shelvesMeant({ text }: Unit, asked: string[], { terms, names, groups }: Meanings): Reading['meant'] {
  const own = asked.join(' ');
  const written = terms.filter((term) => term.asked === own);
  const groupIds = new Set(written.filter(({ level }) => level === 'same').map(({ id }) => id));
  const same = new Set(groups.filter(({ id, level }) => level === 'same' && groupIds.has(id)).map(({ term }) => term));
  const named = [...written, ...names.filter((name) => same.has(name.asked))];
  const meant = named.flatMap(({ kind, id, level }) =>
    kind === 'synonym' || level === 'word' || text !== own ? [] : [{ kind, id }],
  );
  const unique = new Map(meant.map((shelf) => [shelfLexeme(shelf), shelf]));
  return [...unique.values()].slice(0, 3);
}
