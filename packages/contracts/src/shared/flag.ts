import { z } from 'zod';

/** A boolean in a query: `true` or `1`, `false` or `0`. */
export const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
