import type { AdminProduct } from '@haat/contracts';
import { toLatinDigits } from '@haat/contracts/shared/locale';
import { changedFields, valuesOf, type ProductField, type ProductValues } from '../product-values.ts';
import type { Draft } from './draft.ts';

/** The form of a new product at the moment when the answer arrives. */
interface NewProduct {
  values: ProductValues;
  /** The opening stock as typed. */
  stock: string;
}

/**
 * What of a new product is not part of the product that was added: input during the request, or after an earlier one
 * whose response was lost. A draft of its fields, and whether the stock differs.
 */
export function leftAfterAdding(
  product: Pick<AdminProduct, ProductField | 'stock' | 'version'>,
  { values, stock }: NewProduct,
): { draft: Draft | null; isStockLeft: boolean } {
  const base = valuesOf(product);
  const draft = changedFields(base, values).length > 0 ? { version: product.version, base, values } : null;
  return { draft, isStockLeft: Number(toLatinDigits(stock)) !== product.stock };
}
