import type { StaffMember } from '@haat/contracts';
import { staffRoles } from '@haat/contracts/staff/roles';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ChevronDownIcon } from '@haat/ui/icons/icons.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx';
import { staffMessages } from '../messages.ts';
import { useMemberChange } from './use-member-change.ts';

/** Selects a member's role, effective from their next request. Asks first before making an owner. */
export function RoleChoice({ member }: { member: StaffMember }) {
  const t = useMessages(staffMessages);
  const { changeRole, isSaving } = useMemberChange();
  const [chosen, setChosen] = useState<StaffMember['role'] | null>(null);
  const [isAsked, setAsked] = useState(false);

  async function change(role: StaffMember['role']) {
    setChosen(role);
    await changeRole(member, role);
    setChosen(null);
    setAsked(false);
  }

  return (
    <>
      <span className={`relative inline-block w-37.5 rounded-md ${chosen ? 'bg-edited' : 'bg-surface'}`}>
        <select
          aria-label={t.roleOf(member.full_name)}
          value={chosen ?? member.role}
          disabled={isSaving}
          onChange={({ target }) => {
            const role = staffRoles.find((each) => each === target.value) ?? member.role;
            if (role === 'owner') setAsked(true);
            else void change(role);
          }}
          className="h-(--size-control) w-full appearance-none rounded-md border border-border-control bg-transparent ps-3 pe-8 field-focus"
        >
          {staffRoles.toReversed().map((role) => (
            <option key={role} value={role}>
              {t.roles[role]}
            </option>
          ))}
        </select>
        <Icon
          of={ChevronDownIcon}
          size={16}
          className="pointer-events-none absolute end-2.5 top-1/2 -translate-y-1/2 text-ink-subtle"
        />
      </span>
      {isAsked && (
        <QuestionDialog
          title={t.makeOwnerTitle(member.full_name)}
          text={t.makeOwnerText}
          doLabel={t.makeOwner}
          isSaving={isSaving}
          onDo={() => void change('owner')}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
