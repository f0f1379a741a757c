import { readAddress } from './list/list-address.ts';
import { useCountText } from '../../ui/list/use-count-text.ts';
import { useOrderList } from './order-queries.ts';

/** How many orders wait to be confirmed, for the menu; undefined while none does or it is not known. */
export function useWaitingCount(): string | undefined {
  const { data } = useOrderList(readAddress(new URLSearchParams()));
  const countText = useCountText();
  return data && data.views.confirm.count > 0 ? countText(data.views.confirm) : undefined;
}
