import { adminOrderViewRename } from '@haat/contracts/orders/saved-view-endpoints';
import { TextField } from '@haat/ui/forms/field.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { CallProblem } from '../../../../platform/api/call.ts';
import { useContractForm } from '../../../../platform/forms/use-contract-form.ts';
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx';
import { screenMessages } from '../../../../ui/screen/messages.ts';
import { ordersMessages } from '../../messages.ts';

export interface ViewNameDialogProps {
  title: string;
  /** The current name; empty for a new view. */
  name: string;
  /** Resolves to the problem, or null once it is stored. */
  onSave: (name: string) => Promise<CallProblem | null>;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewNameDialog({ title, name, onSave, onClose }: ViewNameDialogProps) {
  const t = useMessages(ordersMessages);
  const screen = useMessages(screenMessages);
  const form = useContractForm<{ name: string }>({ schema: adminOrderViewRename.body, values: { name } });
  const submit = form.handleSubmit(async (body) => {
    const problem = await onSave(body.name);
    if (!problem) onClose();
    else form.showProblem(problem);
  });
  return (
    <FormDialog
      title={title}
      closeLabel={screen.cancel}
      isChanged={form.formState.isDirty}
      isSaving={form.formState.isSubmitting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        {...form.register('name')}
        label={t.viewName}
        maxLength={40}
        autoComplete="off"
        help={t.viewNameNote}
        error={form.errorOf('name')}
      />
    </FormDialog>
  );
}
