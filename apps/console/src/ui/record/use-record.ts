import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useState } from 'react';
import type { CallProblem } from '../../platform/api/call.ts';
import { focusFirstError } from '../../platform/forms/focus-first-error.ts';
import { isConflict, withFields } from '../merge/differences.ts';
import { useFormUploads } from '../pictures/form-uploads.ts';
import { conflictOf, type RecordConflict } from './record-conflict.ts';
import { labelOf, recordErrors, type FieldName, type RecordForm } from './record-form.ts';
import { useStoreRecord } from './use-store-record.ts';
import { useTyped } from './use-typed.ts';

/**
 * A record being edited. Of concurrent changes of the same fields the user chooses; others are merged. What is typed
 * while it is being stored stays, as a further change; `onStored` is called if there is none. It is not stored while a
 * picture is being uploaded.
 */
export function useRecord<Row extends { version: number }, Typed extends object>(
  row: Row | null,
  form: RecordForm<Row, Typed>,
  onStored: () => void = () => undefined,
) {
  const locale = useLocale();
  const { store, isSaving } = useStoreRecord(form);
  const { base, typed, changed, type, adopt } = useTyped(row, form, isSaving);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<string | null>(null);
  const [conflict, setConflict] = useState<RecordConflict<Row, Typed> | null>(null);
  const uploads = useFormUploads(isSaving);

  async function submit(): Promise<void> {
    if (isSaving || uploads.isUploading) return;
    const found = fieldErrors({ errors: recordErrors(form, base, typed) }, locale);
    setErrors(found);
    setRefused(null);
    if (!focusFirstError(found)) await send(base, typed);
  }

  async function send(from: Row | null, values: Typed): Promise<void> {
    const answer = await store(from, values);
    if (answer.ok) {
      setConflict(null);
      const since = adopt(answer.body.data, { values: form.typedOf(answer.body.data), sent: values });
      return since.length === 0 ? onStored() : undefined;
    }
    const { problem } = answer;
    const met = from && conflictOf(form, { from, values, problem });
    setConflict(met && isConflict(met.differences) ? met : null);
    if (!met) return show(problem);
    return isConflict(met.differences) ? undefined : send(met.now, values);
  }

  function show(problem: CallProblem): void {
    const refusal = form.refusals?.[problem.code];
    if (refusal && !refusal.field) return setRefused(refusal.text);
    const found = refusal?.field ? { [refusal.field]: refusal.text } : fieldErrors(problem, locale);
    setErrors(found);
    focusFirstError(found);
  }

  /** Continues from what somebody else stored, and stores these of the fields typed here over it. */
  function goOn(own: readonly FieldName<Typed>[]): void {
    if (!conflict) return;
    const { now, mine } = conflict.sides;
    const merged = withFields(now, mine, own);
    adopt(conflict.now, { values: merged, sent: mine });
    if (own.length === 0) setConflict(null);
    else void send(conflict.now, merged);
  }

  return {
    base,
    typed,
    type,
    /** The labels of the fields with unsaved input. */
    changes: changed.map((name) => labelOf(form.fields, name)),
    errors,
    notices: { refused, conflict, fields: form.fields, isSaving, goOn, onClose: () => setConflict(null) },
    submit,
    isSaving,
    uploads,
  };
}
