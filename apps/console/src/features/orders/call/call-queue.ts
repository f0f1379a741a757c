import type { AdminOrderRow, CallOutcome } from '@haat/contracts';

/** What came of the calls of this visit, by order number. */
export type Called = ReadonlyMap<string, CallOutcome>;

/** The orders that nobody was called about in this visit, whoever waits longest first. */
export function waitingRows(rows: readonly AdminOrderRow[], called: Called): readonly AdminOrderRow[] {
  return rows.filter((row) => row.status === 'pending' && !called.has(row.order_number));
}

/** With one more call. */
export function calledAlso(orderNumber: string, outcome: CallOutcome): (called: Called) => Called {
  return (called) => new Map(called).set(orderNumber, outcome);
}

/** Without a call that was not written down. */
export function calledWithout(orderNumber: string): (called: Called) => Called {
  return (called) => new Map([...called].filter(([number]) => number !== orderNumber));
}

/** How many that were called about are still in the list: whoever did not answer or asked for another call, and a confirmation that is held. */
export function stillListed(called: Called, rows: readonly AdminOrderRow[]): number {
  const listed = new Set(rows.map((row) => row.order_number));
  const isListed = ([orderNumber, outcome]: [string, CallOutcome]) =>
    outcome === 'no_answer' || outcome === 'later' || listed.has(orderNumber);
  return [...called].filter(isListed).length;
}

/** How many calls of this visit had each outcome; those that none had are left out. */
export function outcomeCounts(called: Called): [CallOutcome, number][] {
  const outcomes: CallOutcome[] = ['confirmed', 'no_answer', 'later', 'cancelled'];
  const count = (outcome: CallOutcome) => [...called.values()].filter((each) => each === outcome).length;
  return outcomes.map((outcome): [CallOutcome, number] => [outcome, count(outcome)]).filter(([, times]) => times > 0);
}

const dhaka = '+06:00';
const hourMs = 60 * 60 * 1000;

/** The times at which to call again that are still to come, as ISO 8601; `today` is the day in Dhaka. */
export function laterTimes(now: Date, today: string): { kind: 'hour' | 'evening' | 'tomorrow'; at: string }[] {
  const evening = new Date(`${today}T19:00:00${dhaka}`);
  const morning = new Date(new Date(`${today}T10:00:00${dhaka}`).getTime() + 24 * hourMs);
  return [
    { kind: 'hour' as const, at: new Date(now.getTime() + hourMs) },
    ...(evening.getTime() > now.getTime() + hourMs ? [{ kind: 'evening' as const, at: evening }] : []),
    { kind: 'tomorrow' as const, at: morning },
  ].map(({ kind, at }) => ({ kind, at: at.toISOString() }));
}
