import type { AdminOrderRow, CallOutcome } from '@haat/contracts';

/** The outcomes of this visit's calls, by order number. */
export type Called = ReadonlyMap<string, CallOutcome>;

/** The orders not yet called about in this visit, the longest waiting first, and those left to colleagues last. */
export function waitingRows(
  rows: readonly AdminOrderRow[],
  called: Called,
  left: ReadonlySet<string>,
): readonly AdminOrderRow[] {
  const waiting = rows.filter((row) => row.status === 'pending' && !called.has(row.order_number));
  const isLeft = (row: AdminOrderRow) => Number(left.has(row.order_number));
  return waiting.toSorted((one, other) => isLeft(one) - isLeft(other));
}

/** Adds a call. */
export function calledAlso(orderNumber: string, outcome: CallOutcome): (called: Called) => Called {
  return (called) => new Map(called).set(orderNumber, outcome);
}

/** Removes a call that was not recorded. */
export function calledWithout(orderNumber: string): (called: Called) => Called {
  return (called) => new Map([...called].filter(([number]) => number !== orderNumber));
}

/**
 * How many orders of this visit's calls are still in the list: those with no answer or a call back, and a
 * confirmation that is still held.
 */
export function stillListed(called: Called, rows: readonly AdminOrderRow[]): number {
  const listed = new Set(rows.map((row) => row.order_number));
  const isListed = ([orderNumber, outcome]: [string, CallOutcome]) =>
    outcome === 'no_answer' || outcome === 'later' || listed.has(orderNumber);
  return [...called].filter(isListed).length;
}

/** How many calls of this visit had each outcome, without zeros. */
export function outcomeCounts(called: Called): [CallOutcome, number][] {
  const outcomes: CallOutcome[] = ['confirmed', 'no_answer', 'later', 'cancelled'];
  const count = (outcome: CallOutcome) => [...called.values()].filter((each) => each === outcome).length;
  return outcomes.map((outcome): [CallOutcome, number] => [outcome, count(outcome)]).filter(([, times]) => times > 0);
}

const dhaka = '+06:00';
const hourMs = 60 * 60 * 1000;

/** The suggested times for calling back that are still to come, in ISO 8601; `today` is the day in Dhaka. */
export function laterTimes(now: Date, today: string): { kind: 'hour' | 'evening' | 'tomorrow'; at: string }[] {
  const evening = new Date(`${today}T19:00:00${dhaka}`);
  const morning = new Date(new Date(`${today}T10:00:00${dhaka}`).getTime() + 24 * hourMs);
  return [
    { kind: 'hour' as const, at: new Date(now.getTime() + hourMs) },
    ...(evening.getTime() > now.getTime() + hourMs ? [{ kind: 'evening' as const, at: evening }] : []),
    { kind: 'tomorrow' as const, at: morning },
  ].map(({ kind, at }) => ({ kind, at: at.toISOString() }));
}
