import { poishaFromTaka, type AdminProduct, type Endpoints } from '@haat/contracts';
import type { Prisma } from '@haat/db';
import type { Transaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockSubcategories } from './shelves/lock-subcategories.ts';
import { photoColumns } from './write-parts.ts';

type Changes = HandlerInput<Endpoints['adminProductChange']>['body']['changes'];
type NewProduct = HandlerInput<Endpoints['adminProductCreate']>['body'];

/** The columns that an edit sets. Throws VALIDATION if the offer is above the price or a reference does not exist. */
export async function columnsOf(
  tx: Transaction,
  changes: Changes,
  before: AdminProduct,
): Promise<Prisma.ProductUncheckedUpdateManyInput> {
  const path = inChanges;
  const price = changes.price ?? poishaFromTaka(before.price);
  checkOffer({ price, offerPrice: changes.offer_price ?? poishaFromTaka(before.offer_price), path });
  const categoryId = await checkPlaces(tx, changes, path);
  return {
    ...given('title', changes.title),
    ...given('titleBn', changes.title_bn),
    ...given('description', changes.description),
    ...given('descriptionBn', changes.description_bn),
    ...given('price', changes.price),
    ...given('offerPrice', changes.offer_price),
    ...given('condition', changes.condition),
    ...given('brandId', changes.brand_id),
    ...given('shopId', changes.shop_id),
    ...given('keywords', changes.keywords),
    ...given('subcategoryId', changes.subcategory_id),
    ...given('categoryId', categoryId),
    ...photoColumns(changes.pictures),
  };
}

/** The columns of a new product, except its slug and stock. Throws VALIDATION as above. */
export async function columnsOfNew(tx: Transaction, product: NewProduct) {
  const path = inBody;
  checkOffer({ price: product.price, offerPrice: product.offer_price, path });
  const categoryId = (await checkPlaces(tx, product, path)) ?? 0;
  return {
    title: product.title,
    titleBn: product.title_bn,
    description: product.description,
    descriptionBn: product.description_bn,
    photo: '',
    ...photoColumns(product.pictures),
    price: product.price,
    offerPrice: product.offer_price,
    condition: product.condition,
    brandId: product.brand_id,
    shopId: product.shop_id,
    keywords: product.keywords,
    subcategoryId: product.subcategory_id,
    categoryId,
  };
}

/** The path of a field in the request's body. */
type PathOf = (field: string) => string;
const inChanges: PathOf = (field) => `changes.${field}`;
const inBody: PathOf = (field) => field;

function checkOffer({ price, offerPrice, path }: { price: number; offerPrice: number; path: PathOf }): void {
  if (offerPrice <= price) return;
  const [offer, above] = [offerPrice / 100, price / 100];
  throw invalid(path('offer_price'), `Offer ৳${offer} is above the price ৳${above}. Lower the offer, or swap the two.`);
}

/** Throws VALIDATION for references that do not exist. Returns the category of the subcategory, if one is given. */
async function checkPlaces(
  tx: Transaction,
  { subcategory_id: subcategoryId, brand_id: brandId, shop_id: shopId }: Changes,
  path: PathOf,
): Promise<number | undefined> {
  const categoryId = subcategoryId && (await lockSubcategories(tx, [subcategoryId])).get(subcategoryId);
  if (subcategoryId !== undefined && !categoryId)
    throw invalid(path('subcategory_id'), 'There is no such subcategory.');
  if (brandId !== undefined && !(await tx.brand.findUnique({ where: { id: brandId } })))
    throw invalid(path('brand_id'), 'There is no such brand.');
  if (shopId !== undefined && !(await tx.shop.findUnique({ where: { id: shopId } })))
    throw invalid(path('shop_id'), 'There is no such shop.');
  return categoryId;
}

/** Omits columns without a value: they keep their value and their triggers do not fire. */
function given<Name extends string, Value>(name: Name, value: Value | undefined): { [K in Name]?: Value } {
  const columns: { [K in Name]?: Value } = {};
  if (value !== undefined) columns[name] = value;
  return columns;
}

function invalid(path: string, message: string): Problem {
  return new Problem('VALIDATION', message, { errors: [{ path, message }] });
}
