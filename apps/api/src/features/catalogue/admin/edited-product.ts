import { takaFromPoisha, type AdminProduct, type Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../../platform/http/handler.ts';

type Changes = HandlerInput<Endpoints['adminProductChange']>['body']['changes'];

/**
 * A product with an edit applied. Prices of the edit are in poisha, those of the result in Taka; fields that the edit
 * leaves out are unchanged.
 */
export function editedProduct(
  before: AdminProduct,
  { price, offer_price: offerPrice, ...rest }: Changes,
): AdminProduct {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...before,
    ...given,
    price: price === undefined ? before.price : takaFromPoisha(price),
    offer_price: offerPrice === undefined ? before.offer_price : takaFromPoisha(offerPrice),
  };
}
