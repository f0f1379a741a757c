import { includesRole } from '@haat/contracts/staff/roles';
import { useSession } from '../../platform/session.ts';
import { useCountText } from '../../ui/list/use-count-text.ts';
import { readAddress } from './list-address.ts';
import { useReviewList } from './use-review-list.ts';

const waiting = readAddress(new URLSearchParams());

/**
 * The number of reviews waiting, for the menu; undefined if there are none, it is unknown, or the role may not see
 * them.
 */
export function useReviewCount(): string | undefined {
  const { role } = useSession();
  const { data } = useReviewList(waiting, { enabled: includesRole(role, 'operator') });
  const countText = useCountText();
  return data && data.counts.look.count > 0 ? countText(data.counts.look) : undefined;
}
