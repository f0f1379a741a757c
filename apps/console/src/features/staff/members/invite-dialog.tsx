import type { StaffMember } from '@haat/contracts';
import { adminStaffInvite } from '@haat/contracts/staff/members-endpoints';
import { localeCodes } from '@haat/contracts/shared/locale';
import { staffRoles } from '@haat/contracts/staff/roles';
import { SelectField, TextField } from '@haat/ui/forms/field.tsx';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../../platform/api/call.ts';
import { useContractForm } from '../../../platform/forms/use-contract-form.ts';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useChange } from '../../../ui/screen/use-change.ts';
import { staffMessages } from '../messages.ts';
import { refreshMembers } from '../staff-queries.ts';

export interface InviteDialogProps {
  /** A former staff member to invite again. */
  again?: Pick<StaffMember, 'email' | 'full_name' | 'role'> | undefined;
  onClose: () => void;
}

/** Invites a staff member by mail. */
export function InviteDialog({ again, onClose }: InviteDialogProps) {
  const t = useMessages(staffMessages);
  const locale = useLocale();
  const { save, isSaving } = useChange();
  const form = useContractForm({
    schema: adminStaffInvite.body,
    values: {
      full_name: again?.full_name ?? '',
      email: again?.email ?? '',
      role: again?.role ?? ('staff' as const),
      locale,
    },
  });
  const submit = form.handleSubmit(async (body) => {
    const problem = await save(call('adminStaffInvite', { body }), {
      done: t.invitedDone(body.full_name),
      told: ['EMAIL_TAKEN'],
      refresh: refreshMembers,
    });
    if (problem === null) return onClose();
    if (problem.code === 'EMAIL_TAKEN') return form.setError('email', { message: t.emailTaken }, { shouldFocus: true });
    form.showProblem(problem);
    return undefined;
  });
  return (
    <FormDialog
      title={t.inviteTitle}
      doLabel={t.sendInvitation}
      isChanged={form.formState.isDirty}
      isSaving={isSaving}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-ink-muted">{t.inviteText}</p>
      <TextField
        {...form.register('full_name')}
        label={t.fullName}
        autoComplete="off"
        error={form.errorOf('full_name')}
      />
      <TextField
        {...form.register('email')}
        type="email"
        label={t.email}
        autoComplete="off"
        readOnly={again !== undefined}
        error={form.errorOf('email')}
      />
      <SelectField {...form.register('role')} label={t.role} error={form.errorOf('role')}>
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {t.roles[role]}
          </option>
        ))}
      </SelectField>
      <SelectField {...form.register('locale')} label={t.mailLanguage} error={form.errorOf('locale')}>
        {localeCodes.map((code) => (
          <option key={code} value={code}>
            {t.languages[code]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
