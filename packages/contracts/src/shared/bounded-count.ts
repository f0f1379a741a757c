import { z } from 'zod';

/** Beyond this nobody needs the exact number, and counting would take longer than listing. */
export const maxCounted = 10_000;

/** How many there are of something, counted up to `maxCounted`: `is_exact` is false beyond. */
export const boundedCount = z.object({ count: z.int(), is_exact: z.boolean() }).meta({ id: 'BoundedCount' });
export type BoundedCount = z.infer<typeof boundedCount>;
