import { z } from 'zod';

/** A day in Dhaka on input, such as `2026-11-22`. PostgreSQL has no year 0. */
export const day = z.iso
  .date('This must be a day such as 2026-11-22.')
  .refine((value) => value >= '0001', 'There is no year 0.')
  .describe('A day in Dhaka');

/** A point in time on input. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine((time) => time >= '2000' && time < '2100', 'A time of this century.');

/** When something begins or ends; null for no limit. */
export const momentOrNone = moment.nullable();

/** Whether the end is after the start; otherwise the content would never be shown. */
export function endsAfterStart({
  starts_at: start,
  ends_at: end,
}: {
  starts_at: string | null;
  ends_at: string | null;
}) {
  return start === null || end === null || Date.parse(start) < Date.parse(end);
}

/** The error if it is not. */
export const endsTooEarly = { path: ['ends_at'], message: 'The end must come after the start.' };
