import { z } from 'zod';

/** Nobody needs exact numbers beyond this, and counting would take longer than listing. */
export const maxCounted = 10_000;

/** A count up to `maxCounted`; beyond it, `is_exact` is false. */
export const boundedCount = z.object({ count: z.int(), is_exact: z.boolean() }).meta({ id: 'BoundedCount' });
export type BoundedCount = z.infer<typeof boundedCount>;
