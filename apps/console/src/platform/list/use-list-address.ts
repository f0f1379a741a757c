import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Address, addressesOf, AddressChange } from './list-address.ts';

/** What the list shows, from the page's address, and functions that change the address. */
export function useListAddress<Shown extends Address>(addresses: ReturnType<typeof addressesOf<Shown>>) {
  const { readAddress, writeAddress, withChange } = addresses;
  const [search, setSearch] = useSearchParams();
  const address = useMemo(() => readAddress(search), [readAddress, search]);
  const go = (next: Shown, replace = false) => setSearch(writeAddress(next), { replace });
  return {
    address,
    /** Another view or filter; `replace` keeps what is typed out of the browser's history. */
    change: (change: AddressChange<Shown>, replace = false) => go(withChange(address, change), replace),
    go,
  };
}
