import { includesRole } from '@haat/contracts/staff/roles';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useSession } from '../../platform/session.ts';
import { useApplications } from './application-queries.ts';

/** How many applications wait to be decided, for the menu; undefined while none does, it is not known or the role may not see them. */
export function useApplicationCount(): string | undefined {
  const { role } = useSession();
  const { number } = useFormat();
  const waiting = useApplications({ state: 'waiting', enabled: includesRole(role, 'operator') }).data?.counts.waiting;
  return waiting ? number(waiting) : undefined;
}
