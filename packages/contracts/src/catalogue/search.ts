import { z } from 'zod';
import { id } from '../shared/ids.ts';
import { taka } from '../shared/money.ts';

/** A category, subcategory, brand or shop that a search names. */
export const meantShelf = z
  .object({
    kind: z.enum(['category', 'subcategory', 'brand', 'shop']),
    id,
    title: z.string(),
    title_bn: z.string(),
    photo: z.string(),
    product_count: z.int(),
  })
  .meta({ id: 'MeantShelf' });
export type MeantShelf = z.infer<typeof meantShelf>;

/** How a text was understood, so that the page can tell the shopper and let her undo it. */
export const searchReading = z
  .object({
    price: z
      .object({ min: taka.nullable(), max: taka.nullable(), rest: z.string().describe('The text without it') })
      .nullable()
      .describe('What the text says about prices, in Taka, applied as a filter'),
    corrected: z.string().nullable().describe('What was searched for in place of misspelt words'),
    left_out: z
      .object({ words: z.string(), kept: z.string() })
      .nullable()
      .describe('Nothing has all the words: these were left out, and those looked for'),
    also: z.string().nullable().describe('Few products have all the words; after them come those that have only these'),
    meant: z.array(meantShelf).describe('What the whole text names, at most 3'),
  })
  .meta({ id: 'SearchReading' });
export type SearchReading = z.infer<typeof searchReading>;

/** A text that shoppers searched for without finding a product, and how often. */
export const missedSearch = z.object({ text: z.string(), count: z.int() }).meta({ id: 'MissedSearch' });
export type MissedSearch = z.infer<typeof missedSearch>;
