import type { OrderView } from '@haat/contracts';
import { addressesOf, type Address } from '../../../platform/list/list-address.ts';

/** The saved views, in the order of their keys 1 to 6. */
export const views = ['confirm', 'pack', 'handover', 'way', 'returned', 'all'] as const satisfies readonly OrderView[];

/** What a list of orders shows, as its address says it. */
export interface ListAddress extends Address<OrderView> {
  q: string;
  /** Id of a delivery zone, and of a shop. */
  zone: string;
  shop: string;
  /** Days of Dhaka (2026-11-22). */
  from: string;
  to: string;
  /** Whole Taka to collect. */
  min: string;
  max: string;
}

/** How the list's address is read and written. */
export const addresses = addressesOf<ListAddress>({
  views,
  filters: {
    q: /^.{1,100}$/,
    zone: /^\d{1,9}$/,
    shop: /^\d{1,9}$/,
    from: /^\d{4}-\d\d-\d\d$/,
    to: /^\d{4}-\d\d-\d\d$/,
    min: /^\d{1,9}$/,
    max: /^\d{1,9}$/,
  },
  cursor: /^\d{1,18}$/,
});
export const { readAddress, writeAddress, withoutFilters, isFiltered } = addresses;

/** What the endpoint is asked. */
export function queryOf(address: ListAddress) {
  const { min, max, ...query } = addresses.queryOf(address);
  return {
    ...query,
    ...(min !== undefined && { min_total: min }),
    ...(max !== undefined && { max_total: max }),
  };
}

/** The filters alone, without the page. */
export function filtersOf(address: ListAddress) {
  return queryOf({ ...address, pages: [] });
}
