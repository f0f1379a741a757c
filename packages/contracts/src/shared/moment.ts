import { z } from 'zod';

/** When something begins or ends; null: always. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine((time) => time >= '2000' && time < '2100', 'A time of this century.')
  .nullable();

/** Whether something that ends before it starts could ever be seen. */
export function endsAfterStart({
  starts_at: start,
  ends_at: end,
}: {
  starts_at: string | null;
  ends_at: string | null;
}) {
  return start === null || end === null || Date.parse(start) < Date.parse(end);
}

/** What is wrong where `endsAfterStart` is not so. */
export const endsTooEarly = { path: ['ends_at'], message: 'The end must come after the start.' };
