import type { ProductView } from '@haat/contracts';

/** The saved views, in the order of their keys 1 to 4. */
export const views = ['sold', 'low', 'out', 'retired'] as const satisfies readonly ProductView[];

/** What a list of products shows, as its address says it. */
export interface ListAddress {
  view: ProductView;
  q: string;
  /** Ids. */
  shop: string;
  category: string;
  brand: string;
  /** The cursors of the pages that were turned, so that one can turn back. */
  pages: readonly string[];
}

/** Everything that leaves products out of a view. */
export const filterNames = ['q', 'shop', 'category', 'brand'] as const;
export type FilterName = (typeof filterNames)[number];

const shapes: Record<FilterName, RegExp> = {
  q: /^.{1,100}$/,
  shop: /^\d{1,9}$/,
  category: /^\d{1,9}$/,
  brand: /^\d{1,9}$/,
};

/** Reads an address; what it cannot mean is left out. */
export function readAddress(search: URLSearchParams): ListAddress {
  const read = (name: FilterName) => {
    const value = search.get(name) ?? '';
    return shapes[name].test(value) ? value : '';
  };
  return {
    view: views.find((view) => view === search.get('view')) ?? 'sold',
    q: read('q'),
    shop: read('shop'),
    category: read('category'),
    brand: read('brand'),
    pages: (search.get('after') ?? '').split('.').filter((cursor) => /^\d{1,10}$/.test(cursor)),
  };
}

/** The address as a query: `?view=out&q=panjabi`. */
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

/** Without anything that leaves products out. */
export function withoutFilters(address: ListAddress): ListAddress {
  return { ...address, q: '', shop: '', category: '', brand: '', pages: [] };
}

/** Whether products are left out of the view. */
export function isFiltered(address: ListAddress): boolean {
  return filterNames.some((name) => address[name] !== '');
}

/** What the endpoint is asked. */
export function queryOf({ view, q, shop, category, brand, pages }: ListAddress) {
  const cursor = pages.at(-1);
  return {
    view,
    ...(q !== '' && { q }),
    ...(shop !== '' && { shop }),
    ...(category !== '' && { category }),
    ...(brand !== '' && { brand }),
    ...(cursor !== undefined && { cursor }),
  };
}
