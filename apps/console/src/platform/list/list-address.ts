/** The state of a list in its address: a view, filters (empty if not set) and pages. */
export interface Address<View extends string = string> {
  view: View;
  /** The cursors of the pages up to this one, so that the user can go back. */
  pages: readonly string[];
}

/** The names of a list's filters. */
export type FilterOf<Shown extends Address> = Exclude<keyof Shown, 'view' | 'pages'> & string;

/** A change of view or filters. */
export type AddressChange<Shown extends Address> = Partial<Omit<Shown, 'pages'>>;

export interface AddressShape<Shown extends Address> {
  /** The views; the first is the default. */
  views: readonly Shown['view'][];
  /** The valid values of each filter, in the order of the address. */
  filters: Record<FilterOf<Shown>, RegExp>;
  /** The format of the endpoint's cursors. */
  cursor: RegExp;
}

/** Functions that read, write and change a list's address. */
export function addressesOf<Shown extends Address>({ views, filters, cursor: cursorShape }: AddressShape<Shown>) {
  const names = Object.keys(filters) as FilterOf<Shown>[];
  const filterOf = (address: Shown, name: FilterOf<Shown>) => address[name] as string;

  /** Reads an address, ignoring invalid values. */
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

  /** Changes the view or filters and starts at the first page. */
  function withChange(address: Shown, change: AddressChange<Shown>): Shown {
    return { ...address, ...change, pages: [] };
  }

  /** Removes all filters. */
  function withoutFilters(address: Shown): Shown {
    return { ...address, ...Object.fromEntries(names.map((name) => [name, ''])), pages: [] };
  }

  /** Whether any filter is set. */
  function isFiltered(address: Shown): boolean {
    return names.some((name) => filterOf(address, name) !== '');
  }

  /** The view, the filters that are set and the last cursor, in the API's format. */
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
