import { presenceEveryMs } from '@haat/contracts/orders/presence';
import type { ColleagueHere } from '@haat/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';

const none: readonly ColleagueHere[] = [];

/**
 * The colleagues who have the same order on their screens: whoever calls the shopper first. Tells them that this screen
 * has it, too, as long as its tab is in front.
 */
export function useColleaguesHere(orderNumber: string, isCalling: boolean): readonly ColleagueHere[] {
  const { data } = useQuery({
    queryKey: ['colleagues', orderNumber, isCalling],
    async queryFn({ signal }) {
      const params = { order_number: orderNumber };
      const answer = await call('adminOrderPresence', { params, body: { is_calling: isCalling } }, { signal });
      return answer.ok ? answer.body.data : none;
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: presenceEveryMs,
  });
  return data ?? none;
}
