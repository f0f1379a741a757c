import { useOrderList } from '../order-queries.ts';
import { writeAddress, type ListAddress } from '../list/list-address.ts';

/** The orders before and after one in the list it was opened from, as far as they are on the same page. */
export function useNeighbours(orderNumber: string, address: ListAddress) {
  const { data } = useOrderList(address);
  const rows = data?.data ?? [];
  const place = rows.findIndex((row) => row.order_number === orderNumber);
  const pathOf = (index: number) => {
    const row = place < 0 ? undefined : rows[index];
    return row && `/orders/${row.order_number}${writeAddress(address)}`;
  };
  return {
    /** Zero-based; -1 if it is no longer in the list. */
    place,
    total: rows.length,
    before: place > 0 ? pathOf(place - 1) : undefined,
    after: pathOf(place + 1),
  };
}
