import type { ReactNode } from 'react';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { FormUploads } from '../pictures/form-uploads.ts';
import { RecordNotices } from './record-notices.tsx';
import type { RecordForm } from './record-form.ts';
import { useRecord } from './use-record.ts';

/** The props of a record's fields. */
export interface RecordFields<Row, Typed> {
  /** The record as opened; null for a new one. */
  base: Row | null;
  typed: Typed;
  errors: Record<string, string>;
  onType: (change: Partial<Typed>) => void;
}

export interface RecordDialogProps<Row extends { version: number }, Typed extends object> {
  title: string;
  /** Null for a new record. */
  row: Row | null;
  form: RecordForm<Row, Typed>;
  children: (fields: RecordFields<Row, Typed>) => ReactNode;
  onClose: () => void;
}

/** Creates or edits a record; a change can be undone from the toast. */
export function RecordDialog<Row extends { version: number }, Typed extends object>(
  props: RecordDialogProps<Row, Typed>,
) {
  const { title, row, form, children, onClose } = props;
  const { base, typed, type, changes, errors, notices, submit, isSaving, uploads } = useRecord(row, form, onClose);
  return (
    <FormDialog
      title={title}
      isChanged={changes.length > 0 || uploads.isUploading}
      isSaving={isSaving || uploads.isUploading}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <RecordNotices {...notices} />
      <FormUploads value={uploads.link}>{children({ base, typed, errors, onType: type })}</FormUploads>
    </FormDialog>
  );
}
