import type { OrderView } from '@haat/contracts';

/** The saved views, in the order of their keys 1 to 6. */
export const views = ['confirm', 'pack', 'handover', 'way', 'returned', 'all'] as const satisfies readonly OrderView[];

/** What a list of orders shows, as its address says it. */
export interface ListAddress {
  view: OrderView;
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
  /** The cursors of the pages that were turned, so that one can turn back. */
  pages: readonly string[];
}

/** Everything that leaves orders out of a view. */
export const filterNames = ['q', 'zone', 'shop', 'from', 'to', 'min', 'max'] as const;
export type FilterName = (typeof filterNames)[number];

const shapes: Record<FilterName, RegExp> = {
  q: /^.{1,100}$/,
  zone: /^\d{1,9}$/,
  shop: /^\d{1,9}$/,
  from: /^\d{4}-\d\d-\d\d$/,
  to: /^\d{4}-\d\d-\d\d$/,
  min: /^\d{1,9}$/,
  max: /^\d{1,9}$/,
};

/** Reads an address; what it cannot mean is left out. */
export function readAddress(search: URLSearchParams): ListAddress {
  const read = (name: FilterName) => {
    const value = search.get(name) ?? '';
    return shapes[name].test(value) ? value : '';
  };
  return {
    view: views.find((view) => view === search.get('view')) ?? 'confirm',
    q: read('q'),
    zone: read('zone'),
    shop: read('shop'),
    from: read('from'),
    to: read('to'),
    min: read('min'),
    max: read('max'),
    pages: (search.get('after') ?? '').split('.').filter((cursor) => /^\d{1,18}$/.test(cursor)),
  };
}

/** The address as a query: `?view=pack&q=01712`. */
export function writeAddress(address: ListAddress): string {
  const search = new URLSearchParams({ view: address.view });
  for (const name of filterNames) if (address[name] !== '') search.set(name, address[name]);
  if (address.pages.length > 0) search.set('after', address.pages.join('.'));
  return `?${search}`;
}

/** Another view or filter begins on its first page. */
export function withChange(address: ListAddress, change: Partial<Omit<ListAddress, 'pages'>>): ListAddress {
  return { ...address, ...change, pages: [] };
}

/** Without anything that leaves orders out. */
export function withoutFilters(address: ListAddress): ListAddress {
  return { ...address, q: '', zone: '', shop: '', from: '', to: '', min: '', max: '', pages: [] };
}

/** Whether orders are left out of the view. */
export function isFiltered(address: ListAddress): boolean {
  return filterNames.some((name) => address[name] !== '');
}

/** What the endpoint is asked. */
export function queryOf({ view, q, zone, shop, from, to, min, max, pages }: ListAddress) {
  const cursor = pages.at(-1);
  return {
    view,
    ...(q !== '' && { q }),
    ...(zone !== '' && { zone }),
    ...(shop !== '' && { shop }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(min !== '' && { min_total: min }),
    ...(max !== '' && { max_total: max }),
    ...(cursor !== undefined && { cursor }),
  };
}
