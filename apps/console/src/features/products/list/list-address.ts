import type { ProductSort, ProductView } from '@haat/contracts';
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
  /** A `ProductSort`; newest first, if empty. */
  sort: string;
}

/** The sorts of a view in the order in which they are offered. */
const sorts: readonly ProductSort[] = ['price', 'price-desc', 'offer', 'offer-desc'];
export function sortsOf(view: ProductView): readonly ProductSort[] {
  return view === 'low' ? [...sorts, 'stock'] : sorts;
}

/** How the list is sorted; undefined for newest first, also where a view cannot be sorted like the one before. */
export function sortOf({ view, sort }: Pick<ListAddress, 'view' | 'sort'>): ProductSort | undefined {
  return sortsOf(view).find((each) => each === sort);
}

const id = /^\d{1,9}$/;

/** Reads and writes the list's address. */
export const addresses = addressesOf<ListAddress>({
  views,
  filters: { q: /^.{1,100}$/, shop: id, category: id, brand: id, ending: /^true$/, sort: /^[a-z-]{1,10}$/ },
  cursor: /^\d{1,10}(?:-\d{1,10})?$/,
});
export const { readAddress, writeAddress } = addresses;

/** Removes all filters; the list stays sorted as it was. */
export function withoutFilters(address: ListAddress): ListAddress {
  return { ...addresses.withoutFilters(address), sort: address.sort };
}

/** Whether any filter is set. */
export function isFiltered(address: ListAddress): boolean {
  return addresses.isFiltered({ ...address, sort: '' });
}

/** The list's query in the API's format. */
export function queryOf(address: ListAddress) {
  const { ending, sort: _sort, ...query } = addresses.queryOf(address);
  const sort = sortOf(address);
  return { ...query, ...(ending !== undefined && { ending: 'true' as const }), ...(sort && { sort }) };
}
