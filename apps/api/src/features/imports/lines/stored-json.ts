import { importColumn, importFault, productCondition, type ImportColumn } from '@haat/contracts';
import { z } from 'zod';
import type { Fault } from './line-values.ts';

/** The product fields that a file can set; money in whole poisha. */
export const lineValues = z.object({
  title: z.string(),
  title_bn: z.string(),
  description: z.string(),
  description_bn: z.string(),
  price: z.int(),
  offer_price: z.int(),
  condition: productCondition,
  subcategory_id: z.int(),
  brand_id: z.int(),
  shop_id: z.int(),
  keywords: z.array(z.string()),
  colors: z.array(z.object({ color: z.string(), color_bn: z.string(), hex: z.string() })),
  sizes: z.array(z.string()),
  on_sale: z.boolean(),
});

/** The fields that a line changes; `stock` is the number of pieces. */
const changed = lineValues.extend({ stock: z.int() }).partial();

const storedChange = z.custom<Changed>((json) => changed.safeParse(json).success);

const count = z.int().default(0);
const counts = z.object({
  new: count,
  changed: count,
  same: count,
  wrong: count,
  left_out: count,
  look_at: count,
  /** Counts of the import itself, once it is applied. */
  savedNew: count,
  savedChanged: count,
  left: count,
  /** Counts of its undo. */
  kept: count,
});

const faults = z.array(importFault).nullable();

export type LineValues = z.infer<typeof lineValues>;
export type Changed = Partial<LineValues> & { stock?: number };
export type RunCounts = z.infer<typeof counts>;

/** The columns of a stored import. */
export function columnsFrom(json: unknown): ImportColumn[] {
  return z.array(importColumn).parse(json);
}

/** The counts of a stored import; missing ones are 0. */
export function countsFrom(json: unknown): RunCounts {
  return counts.parse(json);
}

/** The fields of a stored line. */
export function changedFrom(json: unknown): Changed {
  return storedChange.parse(json ?? {});
}

/** The faults of a stored line. */
export function faultsFrom(json: unknown): Fault[] {
  return faults.parse(json) ?? [];
}
