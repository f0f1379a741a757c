import { z } from 'zod';
import { id } from '../shared/ids.ts';

/** The maximum number of groups, of words per group, and of letters per word. */
export const synonymBounds = { groups: 5_000, words: 60, letters: 60 } as const;

/** Words that mean the same in a search. */
export const adminSynonym = z
  .object({
    id,
    words: z.array(z.string()).describe('Each finds what all the others name'),
    narrower: z.array(z.string()).describe('Found by the words, but they do not find the words'),
    version: z.int(),
  })
  .meta({ id: 'AdminSynonym' });
export type AdminSynonym = z.infer<typeof adminSynonym>;
