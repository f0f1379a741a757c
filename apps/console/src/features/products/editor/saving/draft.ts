import { fieldsOf, readJson, write } from '@haat/ui/device/device.ts';
import { productFields, type ProductValues } from '../product-values.ts';

/** Unsaved input for a product, as stored on this device. */
export interface Draft {
  /** The version that the edit is based on. */
  version: number;
  /** The fields in that version. */
  base: ProductValues;
  values: ProductValues;
  /** The opening stock of a new product, as typed. */
  stock?: string | undefined;
  /** The idempotency key with which a new product was sent. */
  key?: string | undefined;
}

/** A product, a new one, or the copy of one. */
export type DraftOf = number | 'new' | `copy_${number}`;

function keyOf(id: DraftOf): string {
  return `console_product_${id}`;
}

/** Stores a draft on this device; null removes it. */
export function keepDraft(id: DraftOf, draft: Draft | null): void {
  write({ [keyOf(id)]: draft && JSON.stringify(draft) });
}

/** The draft of a product on this device, if there is one. */
export function readDraft(id: DraftOf): Draft | null {
  const { version, base, values, stock, key } = fieldsOf(readJson(keyOf(id)));
  if (typeof version !== 'number' || !isValues(base) || !isValues(values)) return null;
  return {
    version,
    base,
    values,
    ...(typeof stock === 'string' && { stock }),
    ...(typeof key === 'string' && { key }),
  };
}

const lists = new Set<string>(['keywords', 'colors', 'sizes', 'pictures']);

/** A draft stored by an older version of the console may lack fields. */
function isValues(value: unknown): value is ProductValues {
  const fields = fieldsOf(value);
  return productFields.every((name) =>
    lists.has(name) ? Array.isArray(fields[name]) : typeof fields[name] === 'string',
  );
}
