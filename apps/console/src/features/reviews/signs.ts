import type { AdminReview } from '@haat/contracts';

/** Something about a review that asks for a second look, not a verdict. */
export type ReviewSign =
  | { kind: 'came-back'; order: string }
  | { kind: 'same-words' }
  | { kind: 'like-staff' }
  | { kind: 'new-account'; minutes: number }
  | { kind: 'many-that-day'; count: number };

/** An account is new within its first hour. */
const newForMinutes = 60;
/** Two reviews on a day are usual: an order often has several products. */
const manyOnOneDay = 3;

/** The signs of a review, the weightiest first. */
export function signsOf({ facts }: Pick<AdminReview, 'facts'>): ReviewSign[] {
  const { returned_order: order, account_age_minutes: minutes, written_that_day: count } = facts;
  return [
    ...(order === null ? [] : [{ kind: 'came-back', order } as const]),
    ...(facts.has_same_words ? [{ kind: 'same-words' } as const] : []),
    ...(facts.is_named_like_staff ? [{ kind: 'like-staff' } as const] : []),
    ...(minutes !== null && minutes < newForMinutes ? [{ kind: 'new-account', minutes: minutes + 1 } as const] : []),
    ...(count >= manyOnOneDay ? [{ kind: 'many-that-day', count } as const] : []),
  ];
}
