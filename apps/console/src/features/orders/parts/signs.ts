import type { AdminOrderRow } from '@haat/contracts';

/** A fact to know before confirming an order, not a verdict. */
export type Sign =
  | { kind: 'high'; taka: number }
  | { kind: 'came-back'; returned: number; ended: number }
  /** `waiting`: how many orders of the number are pending, this one included. */
  | { kind: 'same-number'; waiting: number }
  | { kind: 'unanswered'; calls: number };

/** From this total on, in Taka, an order deserves a second look. */
const highTaka = 10_000;

/** Whether so many calls were unanswered that the order may be given up. */
export function mayBeGivenUp({ status, calls }: Pick<AdminOrderRow, 'status' | 'calls'>, maxCalls: number): boolean {
  return status === 'pending' && calls.unanswered >= maxCalls;
}

/** The signs of an order; `maxCalls` is the number of unanswered calls after which a pending one may be given up. */
export function signsOf(row: SignedRow, maxCalls = Infinity): Sign[] {
  const { total_amount: taka, same_phone: others, calls } = row;
  return [
    ...(taka > highTaka ? [{ kind: 'high', taka: highTaka } as const] : []),
    ...(others.returned > 0 ? [{ kind: 'came-back', returned: others.returned, ended: others.ended } as const] : []),
    ...(others.pending > 0
      ? [{ kind: 'same-number', waiting: others.pending + (row.status === 'pending' ? 1 : 0) } as const]
      : []),
    ...(mayBeGivenUp(row, maxCalls) ? [{ kind: 'unanswered', calls: calls.unanswered } as const] : []),
  ];
}

type SignedRow = Pick<AdminOrderRow, 'total_amount' | 'same_phone' | 'status' | 'calls'>;
