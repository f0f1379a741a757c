import { readAddress } from './list/list-address.ts';
import { useCountText } from '../../ui/list/use-count-text.ts';
import { useOrderList } from './order-queries.ts';

/** The number of orders to confirm, for the menu; undefined if there are none or it is unknown. */
export function useWaitingCount(): string | undefined {
  const { data } = useOrderList(readAddress(new URLSearchParams()));
  const countText = useCountText();
  return data && data.views.confirm.count > 0 ? countText(data.views.confirm) : undefined;
}
