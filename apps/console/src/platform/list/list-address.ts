/** What a list shows, as its address says it: a view, filters (each empty where nothing is left out) and the pages that were turned. */
export interface Address<View extends string = string> {
  view: View;
  /** The cursors of the pages that were turned, so that one can turn back. */
  pages: readonly string[];
}

/** The names of what leaves rows out of a view. */
export type FilterOf<Shown extends Address> = Exclude<keyof Shown, 'view' | 'pages'> & string;

/** Another view or filter. */
export type AddressChange<Shown extends Address> = Partial<Omit<Shown, 'pages'>>;

export interface AddressShape<Shown extends Address> {
  /** The first is shown where an address names none. */
  views: readonly Shown['view'][];
  /** What each filter may say, in the order in which an address has them. */
  filters: Record<FilterOf<Shown>, RegExp>;
  /** What the cursors of the list's endpoint look like. */
  cursor: RegExp;
}

/** How a list's address is read, written and changed. */
export function addressesOf<Shown extends Address>({ views, filters, cursor: cursorShape }: AddressShape<Shown>) {
  const names = Object.keys(filters) as FilterOf<Shown>[];
  const filterOf = (address: Shown, name: FilterOf<Shown>) => address[name] as string;

  /** Reads an address; what it cannot mean is left out. */
  function readAddress(search: URLSearchParams): Shown {
    const chosen = names.map((name) => {
      const value = search.get(name) ?? '';
      return [name, filters[name].test(value) ? value : ''];
    });
    return {
      view: views.find((view) => view === search.get('view')) ?? views[0],
      ...Object.fromEntries(chosen),
      pages: (search.get('after') ?? '').split('.').filter((cursor) => cursorShape.test(cursor)),
    } as Shown;
  }

  /** The address as a query: `?view=pack&q=01712`. */
  function writeAddress(address: Shown): string {
    const search = new URLSearchParams({ view: address.view });
    for (const name of names) if (filterOf(address, name) !== '') search.set(name, filterOf(address, name));
    if (address.pages.length > 0) search.set('after', address.pages.join('.'));
    return `?${search}`;
  }

  /** Another view or filter begins on its first page. */
  function withChange(address: Shown, change: AddressChange<Shown>): Shown {
    return { ...address, ...change, pages: [] };
  }

  /** Without anything that leaves rows out. */
  function withoutFilters(address: Shown): Shown {
    return { ...address, ...Object.fromEntries(names.map((name) => [name, ''])), pages: [] };
  }

  /** Whether rows are left out of the view. */
  function isFiltered(address: Shown): boolean {
    return names.some((name) => filterOf(address, name) !== '');
  }

  /** The view, the filters that are set and the last cursor, as an endpoint is asked. */
  function queryOf(address: Shown) {
    const cursor = address.pages.at(-1);
    const set = names.filter((name) => filterOf(address, name) !== '').map((name) => [name, filterOf(address, name)]);
    return {
      view: address.view as Shown['view'],
      ...(Object.fromEntries(set) as Partial<Record<FilterOf<Shown>, string>>),
      ...(cursor !== undefined && { cursor }),
    };
  }

  return { readAddress, writeAddress, withChange, withoutFilters, isFiltered, queryOf };
}
