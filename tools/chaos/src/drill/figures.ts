import type { Seen, Shopping } from './shopping.ts';

/** What shoppers noticed during a step. */
export interface StepFigures {
  title: string;
  orders: number;
  /** The longest period without a confirmed order, in s. */
  secondsWithoutOrders: number;
  /** The longest period without a page served, in s. */
  secondsWithoutPages: number;
  /** The maximum for both. */
  maxSeconds: number;
  ordersP99Ms: number;
  pagesP99Ms: number;
  /** Pages that arrived neither at once nor after the balancer's own retries. */
  pagesMissed: number;
  /** Order attempts that got no decision and were repeated. */
  repeats: number;
}

interface Span {
  from: number;
  to: number;
}

/** The figures for the period between two moments. */
export function figuresOf(
  { title, maxSeconds }: Pick<StepFigures, 'title' | 'maxSeconds'>,
  shopping: Shopping,
  span: Span,
): StepFigures {
  const isWithin = ({ at }: Seen) => at >= span.from && at <= span.to;
  const orders = shopping.orders.filter(isWithin);
  const pages = shopping.pages.filter(isWithin);
  const tries = shopping.purchases.filter((_, place) => isWithin(shopping.orders[place] as Seen));
  return {
    title,
    maxSeconds,
    orders: orders.length,
    secondsWithoutOrders: longestGap(orders, span),
    secondsWithoutPages: longestGap(pages, span),
    ordersP99Ms: p99(orders),
    pagesP99Ms: p99(pages),
    pagesMissed: pages.filter(({ isAnswered }) => !isAnswered).length,
    repeats: tries.reduce((sum, purchase) => sum + purchase.tries.length - 1, 0),
  };
}

/** Whether shoppers were served within the limits; figures are rounded to whole seconds. */
export function isServed(figures: StepFigures): boolean {
  return Math.max(figures.secondsWithoutOrders, figures.secondsWithoutPages) <= figures.maxSeconds;
}

/** The longest period without a response, including those at the beginning and end, in s. */
function longestGap(seen: readonly Seen[], { from, to }: Span): number {
  const moments = seen.filter(({ isAnswered }) => isAnswered).map(({ at }) => at);
  const edges = [from, ...moments.toSorted((one, other) => one - other), to];
  return Math.max(...edges.slice(1).map((at, place) => at - (edges[place] ?? at))) / 1_000;
}

function p99(seen: readonly Seen[]): number {
  const sorted = seen.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

/** The steps as a Markdown table. */
export function stepTable(rows: readonly StepFigures[]): string {
  const lines = rows.map((row) =>
    [
      row.title,
      row.orders,
      `${row.secondsWithoutOrders.toFixed(1)} (≤ ${row.maxSeconds})`,
      row.secondsWithoutPages.toFixed(1),
      row.ordersP99Ms.toFixed(0),
      row.pagesP99Ms.toFixed(0),
      row.repeats,
      row.pagesMissed,
      isServed(row) ? 'yes' : '**no**',
    ].join(' | '),
  );
  return [
    '| what happens | orders | longest without an order, s | without a page, s | orders p99, ms | pages p99, ms | attempts repeated | pages missed | held |',
    '|-|-|-|-|-|-|-|-|-|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}
