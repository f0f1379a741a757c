import { median } from '../measure.ts';
import type { Orders } from './orders.ts';
import type { Figures } from './server-figures.ts';
import type { Visits } from './visitors.ts';

/** A situation of a sale, and its targets. */
export interface Situation {
  name: string;
  ordersPerSecond: number;
  /** The minimum number of pages served per second. */
  pages: number;
  /** The highest p99 of a page, in ms. */
  pagesP99?: number;
  /** The highest p95 of an order, in ms. */
  ordersP95?: number;
  /** The lowest share of requests served from the cache: below 1, its pages no longer fit into it. */
  hitShare?: number;
}

/** What one run of a situation measured. Times are in ms. */
export interface SaleFigures {
  pages: number;
  pageMs: [p50: number, p95: number, p99: number];
  orders: number;
  orderMs: [p50: number, p95: number, p99: number];
  /** Orders not placed, and pages not answered with 200 or 304. */
  missed: number;
  hitShare: number;
  /** Responses per second by the server, cached or not. */
  reached: number;
  megabytes: number;
  /** Processor time of server, PostgreSQL and load generator per second of the run. */
  cpu: [server: number, postgres: number, load: number];
  eventLoopMs: [p99: number, max: number];
}

interface Run {
  seconds: number;
  visits: Visits;
  orders: Orders;
  before: Figures;
  after: Figures;
}

export function saleFigures({ seconds, visits, orders, before, after }: Run): SaleFigures {
  const between = (name: keyof Figures) => after[name] - before[name];
  return {
    pages: visits.tookMs.length / seconds,
    pageMs: percentiles(visits.tookMs),
    orders: orders.placed / seconds,
    orderMs: percentiles(orders.tookMs),
    missed: visits.refused + orders.due - orders.placed,
    hitShare: between('hits') / (between('hits') + between('misses')),
    reached: (between('hits') + between('misses')) / seconds,
    megabytes: after.megabytes,
    cpu: [between('serverMs') / seconds, between('postgresMs') / seconds, between('loadMs') / seconds],
    eventLoopMs: [after.eventLoopP99Ms, after.eventLoopMaxMs],
  };
}

/** The median of each figure over the rounds; misses are added up. */
export function medianFigures(rounds: SaleFigures[]): SaleFigures {
  const of = (figure: (each: SaleFigures) => number) => median(rounds.map(figure));
  return {
    pages: of(({ pages }) => pages),
    pageMs: [of(({ pageMs }) => pageMs[0]), of(({ pageMs }) => pageMs[1]), of(({ pageMs }) => pageMs[2])],
    orders: of(({ orders }) => orders),
    orderMs: [of(({ orderMs }) => orderMs[0]), of(({ orderMs }) => orderMs[1]), of(({ orderMs }) => orderMs[2])],
    missed: rounds.reduce((sum, { missed }) => sum + missed, 0),
    hitShare: of(({ hitShare }) => hitShare),
    reached: of(({ reached }) => reached),
    megabytes: of(({ megabytes }) => megabytes),
    cpu: [of(({ cpu }) => cpu[0]), of(({ cpu }) => cpu[1]), of(({ cpu }) => cpu[2])],
    eventLoopMs: [of(({ eventLoopMs }) => eventLoopMs[0]), of(({ eventLoopMs }) => eventLoopMs[1])],
  };
}

/** Whether a situation meets all its targets. */
export function isReached({ pages, pagesP99, ordersP95, hitShare }: Situation, figures: SaleFigures): boolean {
  return (
    figures.pages >= pages &&
    figures.missed === 0 &&
    (hitShare === undefined || figures.hitShare >= hitShare) &&
    (pagesP99 === undefined || figures.pageMs[2] <= pagesP99) &&
    (ordersP95 === undefined || figures.orderMs[1] <= ordersP95)
  );
}

/** Prints a situation in two lines, with the bars in brackets. */
export function printSituation(situation: Situation, figures: SaleFigures): void {
  const { pages, pageMs, orders, orderMs, missed, hitShare, megabytes, cpu, eventLoopMs } = figures;
  const bars = [
    `${situation.pages} pages/s`,
    situation.pagesP99 && `p99 ${situation.pagesP99} ms`,
    situation.ordersP95 && `orders p95 ${situation.ordersP95} ms`,
    situation.hitShare && `hits ${situation.hitShare * 100} %`,
  ].filter(Boolean);
  const placed = situation.ordersPerSecond > 0 ? `; ${orders.toFixed(0)} orders/s, ${milliseconds(orderMs)}` : '';
  console.log(
    `${isReached(situation, figures) ? '✓' : '✗'} ${situation.name.padEnd(44)} ${pages.toFixed(0)} pages/s, ${milliseconds(pageMs)}${placed}` +
      `${missed > 0 ? `; ${missed} missed` : ''}   (${bars.join(', ')})`,
  );
  const [server, postgres, load] = cpu.map((ms) => `${(ms / 10).toFixed(0)} %`);
  console.log(
    `    cache hits ${(hitShare * 100).toFixed(1)} %, memory ${megabytes.toFixed(0)} MB, server ${server}, PostgreSQL ${postgres}, ` +
      `load ${load} of a core, event loop p99 ${eventLoopMs[0].toFixed(0)} ms, max ${eventLoopMs[1].toFixed(0)} ms`,
  );
}

/** Prints how much of the visitors' requests reached the server. */
export function printOriginLoad(name: string, figures: SaleFigures): void {
  const { pages, pageMs, reached, cpu, missed } = figures;
  console.log(
    `${name.padEnd(24)} ${pages.toFixed(0)} pages/s, ${milliseconds(pageMs)}; ${reached.toFixed(0)} a second reached the server, ` +
      `${(cpu[0] / pages).toFixed(3)} ms of its processor a page; ${missed} missed`,
  );
}

function milliseconds(times: number[]): string {
  return `p50/p95/p99 ${times.map((ms) => ms.toFixed(ms < 10 ? 1 : 0)).join('/')} ms`;
}

function percentiles(values: number[]): [number, number, number] {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [at(0.5), at(0.95), at(0.99)];
}
