import type { AdminProduct } from '@haat/contracts';
import { useEffect, useRef, useState } from 'react';
import { keepDraft, readDraft } from './draft.ts';
import { changedFields, valuesOf, type ProductValues } from '../product-values.ts';
import { useFields } from '../use-fields.ts';

/** What an edit is based on: a version, and the fields in it. */
export interface Base {
  version: number;
  values: ProductValues;
}

/** The base for an edit of this product. */
export function baseOf(product: AdminProduct): Base {
  return { version: product.version, values: valuesOf(product) };
}

/**
 * The form values of a product, their base, and the draft on this device. While nothing is changed, the values follow
 * the product.
 */
export function useEdit(product: AdminProduct, isSaving: boolean) {
  const { id } = product;
  const [draft] = useState(() => readDraft(id));
  const [base, setBase] = useState<Base>(() =>
    draft ? { version: draft.version, values: draft.base } : baseOf(product),
  );
  const fields = useFields({ stored: base.values, typed: draft?.values ?? base.values });
  const { values, changed, read, reset } = fields;
  const isChanged = changed.length > 0;

  useEffect(() => {
    keepDraft(id, isChanged ? { version: base.version, base: base.values, values } : null);
  }, [id, isChanged, base, values]);

  // Somebody else changed it, and there is no input here that could be lost.
  if (product.version !== base.version && !isChanged && !isSaving) setBase(baseOf(product));

  const shown = useRef(base);
  useEffect(() => {
    if (shown.current === base) return;
    shown.current = base;
    reset(base.values);
  }, [base, reset]);

  /**
   * Continues from the current product. With `handled`, the values that have been dealt with, fields that were typed
   * in since stay as typed; without it, all input is discarded.
   */
  function adopt(next: AdminProduct, handled?: ProductValues): void {
    const nextBase = baseOf(next);
    const typed = read();
    const since = handled ? changedFields(handled, typed).map((field) => [field, typed[field]]) : [];
    shown.current = nextBase;
    setBase(nextBase);
    reset({ ...nextBase.values, ...Object.fromEntries(since) });
  }

  return { base, fields, isChanged, adopt };
}
