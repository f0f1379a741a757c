import type { StaffMember } from '@haat/contracts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../../platform/api/call.ts';
import { useChange } from '../../../ui/screen/use-change.ts';
import { staffMessages } from '../messages.ts';
import { refreshMembers } from '../staff-queries.ts';

/** An owner's actions for a member. Each resolves to whether it succeeded; failures are already reported. */
export function useMemberChange() {
  const t = useMessages(staffMessages);
  const locale = useLocale();
  const { save, isSaving } = useChange();

  async function send(sent: ReturnType<typeof call<'adminStaffEnd'>>, done: Parameters<typeof save>[1]) {
    const problem = await save(sent, { ...done, told: ['LAST_OWNER'], refresh: refreshMembers });
    if (problem?.code === 'LAST_OWNER') showToast({ kind: 'error', text: t.lastOwner });
    return problem === null;
  }

  function changeRole(member: StaffMember, role: StaffMember['role'], isUndo = false) {
    const { id, full_name: name } = member;
    const back = () => void changeRole({ ...member, role }, member.role, true);
    return send(call('adminStaffRole', { params: { id }, body: { role } }), {
      done: {
        text: t.roleChanged(name, t.roles[role]),
        ...(!isUndo && { action: { label: t.undo, onPress: back } }),
      },
    });
  }

  return {
    isSaving,
    changeRole,
    sendLink: ({ id, full_name: name }: StaffMember) =>
      send(call('adminStaffLink', { params: { id }, body: { locale } }), { done: t.linkSent(name) }),
    resetFactor: ({ id, full_name: name }: StaffMember) =>
      send(call('adminStaffFactorReset', { params: { id } }), { done: t.resetDone(name) }),
    endSessions: ({ id, full_name: name }: StaffMember, session?: string) =>
      send(call('adminStaffSessionsEnd', { params: { id }, body: session === undefined ? {} : { session } }), {
        done: session === undefined ? t.allEnded(name) : t.sessionEnded,
      }),
    endAccess: ({ id, full_name: name }: StaffMember) =>
      send(call('adminStaffEnd', { params: { id } }), { done: t.endDone(name) }),
  };
}
