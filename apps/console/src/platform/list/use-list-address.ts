import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Address, addressesOf, AddressChange } from './list-address.ts';

/** The list's state from the page's address, and functions that change it. */
export function useListAddress<Shown extends Address>(addresses: ReturnType<typeof addressesOf<Shown>>) {
  const { readAddress, writeAddress, withChange } = addresses;
  const [search, setSearch] = useSearchParams();
  const address = useMemo(() => readAddress(search), [readAddress, search]);
  const go = (next: Shown, replace = false) => setSearch(writeAddress(next), { replace });
  return {
    address,
    /** Changes the view or filters; `replace` keeps typing out of the browser's history. */
    change: (change: AddressChange<Shown>, replace = false) => {
      // The browser's address is ahead of what is rendered: of two quick changes, the second must not undo the first.
      const current = readAddress(new URLSearchParams(location.search));
      go(withChange(current, change), replace);
    },
    go,
  };
}
