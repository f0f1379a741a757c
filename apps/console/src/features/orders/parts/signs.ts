import type { AdminOrderRow } from '@haat/contracts';

/** Something to know before an order is confirmed: facts, not verdicts. */
export type Sign =
  | { kind: 'high'; taka: number }
  | { kind: 'came-back'; returned: number; ended: number }
  | { kind: 'same-number'; others: number };

/** From this sum on, in Taka, an order is worth a second look. */
const highTaka = 10_000;

/** The signs beside an order. */
export function signsOf({
  total_amount: taka,
  same_phone: others,
}: Pick<AdminOrderRow, 'total_amount' | 'same_phone'>): Sign[] {
  return [
    ...(taka > highTaka ? [{ kind: 'high', taka: highTaka } as const] : []),
    ...(others.returned > 0 ? [{ kind: 'came-back', returned: others.returned, ended: others.ended } as const] : []),
    ...(others.pending > 0 ? [{ kind: 'same-number', others: others.pending } as const] : []),
  ];
}
