import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Dialog } from '@haat/ui/overlays/dialog.tsx';
import { useId, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { screenMessages } from '../screen/messages.ts';
import { RecordNotices } from './record-notices.tsx';
import { useRecord, type RecordForm } from './use-record.ts';

/** What the fields of a record show and report. */
export interface RecordFields<Row, Typed> {
  /** As it was opened; null: a new one. */
  base: Row | null;
  typed: Typed;
  errors: Record<string, string>;
  onType: (change: Partial<Typed>) => void;
}

export interface RecordDialogProps<Row extends { version: number }, Typed> {
  title: string;
  /** Null: a new one. */
  row: Row | null;
  form: RecordForm<Row, Typed>;
  children: (fields: RecordFields<Row, Typed>) => ReactNode;
  onClose: () => void;
}

/** Makes a record or changes one; a change can be taken back from the toast. */
export function RecordDialog<Row extends { version: number }, Typed>(props: RecordDialogProps<Row, Typed>) {
  const { title, row, form, children, onClose } = props;
  const formId = useId();
  const t = useMessages(screenMessages);
  const { base, typed, type, errors, refused, theirs, goOn, submit, isSaving } = useRecord(row, form, onClose);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <div className="flex justify-end gap-2">
          <Button onClick={onClose} className="max-sm:flex-1">
            {t.discard}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isSaving}
            disabled={theirs !== null}
            className="max-sm:flex-1"
          >
            {t.save}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="grid gap-4 sm:min-w-120"
      >
        <RecordNotices theirs={theirs} refused={refused} goOn={goOn} />
        {children({ base, typed, errors, onType: type })}
      </form>
    </Dialog>
  );
}
