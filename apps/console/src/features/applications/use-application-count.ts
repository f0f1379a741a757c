import { includesRole } from '@haat/contracts/staff/roles';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useSession } from '../../platform/session.ts';
import { useApplications } from './application-queries.ts';

/**
 * The number of pending applications, for the menu; undefined if there are none, it is unknown, or the role may not
 * see them.
 */
export function useApplicationCount(): string | undefined {
  const { role } = useSession();
  const { number } = useFormat();
  const waiting = useApplications({ state: 'waiting', enabled: includesRole(role, 'operator') }).data?.counts.waiting;
  return waiting ? number(waiting) : undefined;
}
