import { includesRole } from '@haat/contracts/staff/roles';
import { useSession } from '../../platform/session.ts';
import { useCountText } from '../../ui/list/use-count-text.ts';
import { useReviewList } from './use-review-list.ts';

/** How many reviews somebody should look at, for the menu; undefined while none waits, it is not known or the role may not see them. */
export function useReviewCount(): string | undefined {
  const { role } = useSession();
  const { data } = useReviewList({ view: 'look', enabled: includesRole(role, 'operator') });
  const countText = useCountText();
  return data && data.counts.look.count > 0 ? countText(data.counts.look) : undefined;
}
