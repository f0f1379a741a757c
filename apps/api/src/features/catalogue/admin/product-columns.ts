import type { AdminProduct, Endpoints } from '@haat/contracts';
import type { Prisma } from '@haat/db';
import type { Transaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';

type Changes = Omit<HandlerInput<Endpoints['adminProductChange']>['body']['changes'], 'colors' | 'sizes'>;

/** The columns that an edit sets. Throws VALIDATION if the offer is above the price, or what it names does not exist. */
export async function columnsOf(
  tx: Transaction,
  changes: Changes,
  before: AdminProduct,
): Promise<Prisma.ProductUncheckedUpdateManyInput> {
  const price = changes.price ?? before.price * 100;
  const offerPrice = changes.offer_price ?? before.offer_price * 100;
  if (offerPrice > price)
    throw invalid(
      'offer_price',
      `Offer ৳${offerPrice / 100} is above the price ৳${price / 100}. Lower the offer, or swap the two.`,
    );
  const { subcategory_id: subcategoryId, brand_id: brandId, shop_id: shopId } = changes;
  const subcategory =
    subcategoryId === undefined ? undefined : await tx.subcategory.findUnique({ where: { id: subcategoryId } });
  if (subcategory === null) throw invalid('subcategory_id', 'There is no such subcategory.');
  if (brandId !== undefined && !(await tx.brand.findUnique({ where: { id: brandId } })))
    throw invalid('brand_id', 'There is no such brand.');
  if (shopId !== undefined && !(await tx.shop.findUnique({ where: { id: shopId } })))
    throw invalid('shop_id', 'There is no such shop.');
  return {
    ...given('title', changes.title),
    ...given('titleBn', changes.title_bn),
    ...given('description', changes.description),
    ...given('descriptionBn', changes.description_bn),
    ...given('price', changes.price),
    ...given('offerPrice', changes.offer_price),
    ...given('condition', changes.condition),
    ...given('brandId', brandId),
    ...given('shopId', shopId),
    ...given('keywords', changes.keywords),
    ...(subcategory && { subcategoryId: subcategory.id, categoryId: subcategory.categoryId }),
  };
}

/** Columns that are left out stay, and their triggers rest. */
function given<Name extends string, Value>(name: Name, value: Value | undefined): { [K in Name]?: Value } {
  const columns: { [K in Name]?: Value } = {};
  if (value !== undefined) columns[name] = value;
  return columns;
}

function invalid(field: string, message: string): Problem {
  return new Problem('VALIDATION', message, { errors: [{ path: `changes.${field}`, message }] });
}
