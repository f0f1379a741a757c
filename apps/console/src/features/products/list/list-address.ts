import { productSorts, type ProductSort, type ProductView } from '@haat/contracts';
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

/** The sorts that are offered, in their order: none for lists that the database cannot read in the order of prices. */
export function sortsOf({ view, q, ending }: Omit<SortedAddress, 'sort'>): readonly ProductSort[] {
  return (view === 'sold' || view === 'offer') && q === '' && ending === '' ? productSorts : [];
}

/** How the list is sorted; undefined for newest first. */
export function sortOf(address: SortedAddress): ProductSort | undefined {
  return sortsOf(address).find((each) => each === address.sort);
}

type SortedAddress = Pick<ListAddress, 'view' | 'q' | 'ending' | 'sort'>;

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
