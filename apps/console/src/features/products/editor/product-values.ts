import type { AdminProduct, EndpointInput, Endpoints } from '@haat/contracts';
import { toLatinDigits } from '@haat/contracts/shared/locale';

/** What stands in the fields of a product: texts as they are typed, ids as the choices have them. */
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

/** The fields in the order in which they are named. */
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

/** What an edit changes, as the endpoint is told. */
export type ProductChanges = EndpointInput<Endpoints['adminProductChange']>['body']['changes'];

/** The fields of a product as it is stored. */
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

/** An amount as it is typed, as digits: ৳২,০৯০ → 2090. */
export function takaText(typed: string): string {
  return toLatinDigits(typed).replaceAll(/[\s,৳]/g, '');
}

function comparable(values: ProductValues, field: ProductField): string {
  if (field === 'price' || field === 'offer_price') return String(Number(takaText(values[field])));
  const value = values[field];
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}

/** The fields that differ, in their order. */
export function changedFields(before: ProductValues, after: ProductValues): ProductField[] {
  return productFields.filter((field) => comparable(before, field) !== comparable(after, field));
}

/** So many of the values, as an edit names them. */
export function changesOf(values: ProductValues, fields: readonly ProductField[]): ProductChanges {
  const all: ProductChanges = {
    ...values,
    price: takaText(values.price),
    offer_price: takaText(values.offer_price),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => fields.some((field) => field === name)));
}

/** A field that two people changed to different values. */
export interface Merge {
  /** Fields that only one changed, or both in the same way: nothing is to be chosen. */
  mine: ProductField[];
  /** Fields that both changed: one must be chosen. */
  both: ProductField[];
}

/** Sorts out what is changed here since `base` from what somebody else has stored since. */
export function mergeOf({ base, mine, now }: { base: ProductValues; mine: ProductValues; now: ProductValues }): Merge {
  const changedHere = changedFields(base, mine);
  const changedThere = new Set(changedFields(base, now));
  const differs = new Set(changedFields(mine, now));
  return {
    mine: changedHere.filter((field) => !changedThere.has(field)),
    both: changedHere.filter((field) => changedThere.has(field) && differs.has(field)),
  };
}

/** Takes some fields from other values. */
export function withFields(
  values: ProductValues,
  others: ProductValues,
  fields: readonly ProductField[],
): ProductValues {
  const taken = Object.entries(others).filter(([name]) => fields.some((field) => field === name));
  return { ...values, ...Object.fromEntries(taken) };
}
