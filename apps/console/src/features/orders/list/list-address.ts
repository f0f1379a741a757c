import type { OrderView } from '@haat/contracts';
import { maxOrderSearch } from '@haat/contracts/orders/order-search';
import { statusList } from '@haat/contracts/orders/order-statuses';
import { addressesOf, type Address } from '../../../platform/list/list-address.ts';

/** The views, in the order of their shortcuts 1 to 7. */
export const views = [
  'confirm',
  'pack',
  'handover',
  'way',
  'returned',
  'all',
  'undelivered',
] as const satisfies readonly OrderView[];

/** The state of an order list in its address. */
export interface ListAddress extends Address<OrderView> {
  q: string;
  /** One or more statuses, separated by commas. */
  status: string;
  /** The id of a delivery zone, and of a shop. */
  zone: string;
  shop: string;
  /** Days in Dhaka (2026-11-22). */
  from: string;
  to: string;
  /** Bounds on the cash to collect, in whole Taka. */
  min: string;
  max: string;
  /** `true` for those that the courier has had for too long. */
  late: string;
}

/** Reads and writes the list's address. */
export const addresses = addressesOf<ListAddress>({
  views,
  filters: {
    q: new RegExp(`^.{1,${maxOrderSearch}}$`),
    status: statusList,
    zone: /^\d{1,9}$/,
    shop: /^\d{1,9}$/,
    from: /^\d{4}-\d\d-\d\d$/,
    to: /^\d{4}-\d\d-\d\d$/,
    min: /^\d{1,9}$/,
    max: /^\d{1,9}$/,
    late: /^true$/,
  },
  cursor: /^\d{1,18}$/,
});
export const { readAddress, writeAddress, withoutFilters, isFiltered } = addresses;

/** The list's query in the API's format. */
export function queryOf(address: ListAddress) {
  const { min, max, late, ...query } = addresses.queryOf(address);
  return {
    ...query,
    ...(min !== undefined && { min_total: min }),
    ...(max !== undefined && { max_total: max }),
    ...(late !== undefined && { late: 'true' as const }),
  };
}

/** The filters without the page. */
export function filtersOf(address: ListAddress) {
  return queryOf({ ...address, pages: [] });
}

/** The path of the list with these filters. */
export function ordersPath(filters: Partial<Omit<ListAddress, 'pages'>>): string {
  return `/orders${writeAddress({ ...readAddress(new URLSearchParams()), ...filters })}`;
}
