import { adminOrderViewRename } from '@haat/contracts/orders/saved-view-endpoints';
import { TextField } from '@haat/ui/forms/field.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import type { CallProblem } from '../../../../platform/api/call.ts';
import { useContractForm } from '../../../../platform/forms/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { screenMessages } from '../../../../ui/screen/messages.ts';
import { ordersMessages } from '../../messages.ts';

export interface ViewNameDialogProps {
  title: string;
  /** What the view is called so far; empty for a new one. */
  name: string;
  /** Resolves to the problem, or to null once it is stored. */
  onSave: (name: string) => Promise<CallProblem | null>;
  onClose: () => void;
}

const formId = 'view-name';

/** Asks what a view is called. */
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
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} className="max-sm:flex-1">
            {screen.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={form.formState.isSubmitting}
            className="max-sm:flex-1"
          >
            {screen.save}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid max-w-100 gap-2">
        <TextField
          {...form.register('name')}
          label={t.viewName}
          maxLength={40}
          autoComplete="off"
          error={form.errorOf('name')}
        />
        <p className="text-xs text-ink-muted">{t.viewNameNote}</p>
      </form>
    </Dialog>
  );
}
