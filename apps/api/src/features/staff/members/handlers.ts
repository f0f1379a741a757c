import type { Handlers } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { changedBy } from './changed-by.ts';
import { changeRole } from './change-role.ts';
import { endAccess } from './end-access.ts';
import { inviteMember } from './invite-member.ts';
import { listMembers } from './list-members.ts';
import { endMemberSessions, listMemberSessions } from './member-sessions.ts';
import { resetFactor } from './reset-factor.ts';
import { sendLink } from './send-link.ts';

type MemberEndpoint =
  | 'adminStaffList'
  | 'adminStaffInvite'
  | 'adminStaffLink'
  | 'adminStaffRole'
  | 'adminStaffEnd'
  | 'adminStaffSessions'
  | 'adminStaffSessionsEnd'
  | 'adminStaffFactorReset';

const done = { success: true, data: {} } as const;

/** The endpoints with which owners manage staff. */
export function memberHandlers(services: Services): Pick<Handlers, MemberEndpoint> {
  return {
    adminStaffList: async () => ({ success: true, data: await listMembers(services) }),
    async adminStaffInvite(input) {
      const { email, full_name: fullName, role, locale = 'en' } = input.body;
      const by = changedBy('adminStaffInvite', input);
      const { staffId } = await inviteMember(services, { email, fullName, role, locale, by });
      return { success: true, data: { id: staffId } };
    },
    async adminStaffLink(input) {
      const { params, body } = input;
      await sendLink(services, { who: params, locale: body.locale ?? 'en', by: changedBy('adminStaffLink', input) });
      return done;
    },
    async adminStaffRole(input) {
      const { params, body } = input;
      await changeRole(services, { staffId: params.id, role: body.role, by: changedBy('adminStaffRole', input) });
      return done;
    },
    async adminStaffEnd(input) {
      await endAccess(services, { staffId: input.params.id, by: changedBy('adminStaffEnd', input) });
      return done;
    },
    async adminStaffSessions({ params, staff }) {
      const data = await listMemberSessions(services, { staffId: params.id, asking: staff.sessionId });
      return { success: true, data };
    },
    async adminStaffSessionsEnd(input) {
      const { params, body } = input;
      const by = changedBy('adminStaffSessionsEnd', input);
      await endMemberSessions(services, { staffId: params.id, session: body.session, by });
      return done;
    },
    async adminStaffFactorReset(input) {
      await resetFactor(services, { staffId: input.params.id, by: changedBy('adminStaffFactorReset', input) });
      return done;
    },
  };
}
