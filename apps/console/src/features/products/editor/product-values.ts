import type { AdminProduct, EndpointInput, Endpoints } from '@haat/contracts';
import { toLatinDigits } from '@haat/contracts/shared/locale';
import { differencesBetween, type Difference, type Sides } from '../../../ui/merge/differences.ts';

/** The form values of a product: texts as typed, ids as strings. */
export interface ProductValues {
  title: string;
  title_bn: string;
  description: string;
  description_bn: string;
  price: string;
  offer_price: string;
  condition: AdminProduct['condition'];
  subcategory_id: string;
  brand_id: string;
  shop_id: string;
  keywords: string[];
  colors: AdminProduct['colors'];
  sizes: string[];
  pictures: AdminProduct['pictures'];
}

/** The fields in the order in which they are listed. */
export const productFields = [
  'title',
  'title_bn',
  'description',
  'description_bn',
  'keywords',
  'pictures',
  'colors',
  'sizes',
  'price',
  'offer_price',
  'subcategory_id',
  'brand_id',
  'condition',
  'shop_id',
] as const satisfies readonly (keyof ProductValues)[];
export type ProductField = (typeof productFields)[number];

/** The changes of an edit in the API's format. */
export type ProductChanges = EndpointInput<Endpoints['adminProductChange']>['body']['changes'];

/** The form values of a stored product. */
export function valuesOf(product: Pick<AdminProduct, ProductField>): ProductValues {
  const { price, offer_price: offer, subcategory_id: subcategory, brand_id: brand, shop_id: shop } = product;
  return {
    title: product.title,
    title_bn: product.title_bn,
    description: product.description,
    description_bn: product.description_bn,
    price: String(price),
    offer_price: String(offer),
    condition: product.condition,
    subcategory_id: String(subcategory),
    brand_id: String(brand),
    shop_id: String(shop),
    keywords: product.keywords,
    colors: product.colors,
    sizes: product.sizes,
    pictures: product.pictures,
  };
}

/** A typed amount as plain digits: ৳২,০৯০ → 2090. */
export function takaText(typed: string): string {
  return toLatinDigits(typed).replaceAll(/[\s,৳]/g, '');
}

const trimmed = (_name: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** As the contract stores it. */
function comparable(values: ProductValues, field: ProductField): string {
  if (field === 'price' || field === 'offer_price') return String(Number(takaText(values[field])));
  // Bangla letters such as য় can be encoded in two ways.
  return JSON.stringify(values[field], trimmed).normalize('NFC');
}

/** The fields that differ, in order. */
export function changedFields(before: ProductValues, after: ProductValues): ProductField[] {
  return productFields.filter((field) => comparable(before, field) !== comparable(after, field));
}

/** These fields of the values, in the API's format. */
export function changesOf(values: ProductValues, fields: readonly ProductField[]): ProductChanges {
  const all: ProductChanges = {
    ...values,
    price: takaText(values.price),
    offer_price: takaText(values.offer_price),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => fields.some((field) => field === name)));
}

/** Compares the changes made here since `base` with what somebody else has stored since. */
export function productDifferences(sides: Sides<ProductValues>): Difference<ProductField>[] {
  return differencesBetween(sides, {
    names: productFields,
    isSame: (name, { one, other }) => comparable(one, name) === comparable(other, name),
  });
}
