import { fieldsOf, readJson, write } from '@haat/ui/device/device.ts';
import { productFields, type ProductValues } from '../product-values.ts';

/** What was typed about a product and not stored, as this device keeps it. */
export interface Draft {
  /** The version that it is an edit of. */
  version: number;
  /** The fields as they were then. */
  base: ProductValues;
  values: ProductValues;
  /** The stock that a new product begins with, as it was typed. */
  stock?: string | undefined;
}

/** A product, a new one, or the copy of one. */
export type DraftOf = number | 'new' | `copy_${number}`;

function keyOf(id: DraftOf): string {
  return `console_product_${id}`;
}

/** Keeps a draft on this device; null forgets it. */
export function keepDraft(id: DraftOf, draft: Draft | null): void {
  write({ [keyOf(id)]: draft && JSON.stringify(draft) });
}

/** The draft of a product, if this device keeps one. */
export function readDraft(id: DraftOf): Draft | null {
  const { version, base, values, stock } = fieldsOf(readJson(keyOf(id)));
  if (typeof version !== 'number' || !isValues(base) || !isValues(values)) return null;
  return { version, base, values, ...(typeof stock === 'string' && { stock }) };
}

const lists = new Set<string>(['keywords', 'colors', 'sizes', 'pictures']);

/** What an older version of the console kept may lack fields. */
function isValues(value: unknown): value is ProductValues {
  const fields = fieldsOf(value);
  return productFields.every((name) =>
    lists.has(name) ? Array.isArray(fields[name]) : typeof fields[name] === 'string',
  );
}
