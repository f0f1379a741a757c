/** A judged search: what must be found, and what may be found in addition. */
export interface JudgedSearch {
  query: string;
  kind: string;
  lang: string;
  /** Slugs. */
  relevant: string[];
  ok?: string[];
  note: string;
}

/** The shop's results for a judged search. */
export interface Outcome extends JudgedSearch {
  /** Slugs of the first page. */
  found: string[];
  suggestedProducts: string[];
  /** Whether a suggested shelf helps to find what is wanted. */
  doesShelfLead: boolean;
}

/** Figures of a set of searches, each from 0 to 1; null if none of them applies. */
export interface Figures {
  count: number;
  recall: number | null;
  precision: number | null;
  /** The mean reciprocal rank of the first right product. */
  reciprocalRank: number | null;
  /** The share of searches with an answer that found nothing. */
  empty: number | null;
  /** The share of searches with results of which none is right. */
  useless: number | null;
  /** The share of searches with an answer that a suggestion leads to. */
  suggested: number | null;
}

const pageLength = 24;
const firstScreen = 10;

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const asked = outcomes.filter(({ relevant }) => relevant.length > 0);
  return {
    count: outcomes.length,
    recall: mean(
      asked,
      ({ found, relevant }) =>
        found.filter((slug) => relevant.includes(slug)).length / Math.min(pageLength, relevant.length),
    ),
    precision: mean(
      outcomes.filter(({ found }) => found.length > 0),
      (outcome) =>
        outcome.found.slice(0, firstScreen).filter((slug) => isFine(outcome, slug)).length /
        Math.min(firstScreen, outcome.found.length),
    ),
    reciprocalRank: mean(asked, ({ found, relevant }) => {
      const place = found.findIndex((slug) => relevant.includes(slug)) + 1;
      return place === 0 ? 0 : 1 / place;
    }),
    empty: mean(asked, ({ found }) => Number(found.length === 0)),
    useless: mean(outcomes, (outcome) =>
      Number(outcome.found.length > 0 && !outcome.found.some((slug) => isFine(outcome, slug))),
    ),
    suggested: mean(asked, ({ suggestedProducts, doesShelfLead, relevant }) =>
      Number(doesShelfLead || suggestedProducts.some((slug) => relevant.includes(slug))),
    ),
  };
}

/** Whether a shelf helps: at least half of its products are wanted, or it contains all that are. */
export function leadsTo(shelf: readonly string[], relevant: readonly string[]): boolean {
  const right = shelf.filter((slug) => relevant.includes(slug)).length;
  return right > 0 && (right * 2 >= shelf.length || right === relevant.length);
}

function isFine({ relevant, ok = [] }: Outcome, slug: string): boolean {
  return relevant.includes(slug) || ok.includes(slug);
}

function mean<Item>(items: readonly Item[], valueOf: (item: Item) => number): number | null {
  return items.length === 0 ? null : items.reduce((sum, item) => sum + valueOf(item), 0) / items.length;
}
