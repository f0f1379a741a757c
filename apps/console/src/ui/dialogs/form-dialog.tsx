import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useId, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { screenMessages } from '../screen/messages.ts';
import { AskingDialog } from './asking-dialog.tsx';

export interface FormDialogProps {
  title: string;
  /** The submit button's label; defaults to 'Save'. */
  doLabel?: string | undefined;
  /** The close button's label; defaults to 'Discard'. */
  closeLabel?: string | undefined;
  /** Shown next to the buttons. */
  footnote?: ReactNode;
  /** Whether something was typed that is not saved. */
  isChanged: boolean;
  isSaving: boolean;
  isIncomplete?: boolean | undefined;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog: Enter and the button submit it; the caller validates it. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    doLabel,
    closeLabel,
    footnote,
    isChanged,
    isSaving,
    isIncomplete = false,
    onSubmit,
    onClose,
    children,
  } = props;
  const formId = useId();
  const t = useMessages(screenMessages);
  return (
    <AskingDialog
      title={title}
      isChanged={isChanged}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2">
          {footnote && <span className="me-auto text-ink-muted">{footnote}</span>}
          <Button onClick={onClose} className="max-sm:flex-1">
            {closeLabel ?? t.discard}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isSaving}
            disabled={isIncomplete}
            className="max-sm:flex-1"
          >
            {doLabel ?? t.save}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className="grid grid-cols-1 gap-4 sm:min-w-110"
      >
        {children}
      </form>
    </AskingDialog>
  );
}
