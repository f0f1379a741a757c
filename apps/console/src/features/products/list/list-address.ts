import type { ProductView } from '@haat/contracts';
import { addressesOf, type Address } from '../../../platform/list/list-address.ts';

/** The views, in the order of their shortcuts 1 to 6. */
export const views = [
  'sold',
  'low',
  'out',
  'offer',
  'one-picture',
  'retired',
] as const satisfies readonly ProductView[];

/** The state of a product list in its address. */
export interface ListAddress extends Address<ProductView> {
  q: string;
  /** Ids. */
  shop: string;
  category: string;
  brand: string;
  /** `true` for those that will soon be sold out. */
  ending: string;
}

const id = /^\d{1,9}$/;

/** Reads and writes the list's address. */
export const addresses = addressesOf<ListAddress>({
  views,
  filters: { q: /^.{1,100}$/, shop: id, category: id, brand: id, ending: /^true$/ },
  cursor: /^\d{1,10}$/,
});
export const { readAddress, writeAddress, withoutFilters, isFiltered } = addresses;

/** The list's query in the API's format. */
export function queryOf(address: ListAddress) {
  const { ending, ...query } = addresses.queryOf(address);
  return { ...query, ...(ending !== undefined && { ending: 'true' as const }) };
}
