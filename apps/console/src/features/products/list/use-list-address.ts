import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readAddress, withChange, writeAddress, type ListAddress } from './list-address.ts';

/** What the list shows, from the page's address, and functions that change the address. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const address = useMemo(() => readAddress(search), [search]);
  const go = (next: ListAddress, replace = false) => setSearch(writeAddress(next), { replace });
  return {
    address,
    /** Another view or filter; `replace` keeps what is typed out of the browser's history. */
    change: (change: Partial<Omit<ListAddress, 'pages'>>, replace = false) => go(withChange(address, change), replace),
    go,
  };
}
