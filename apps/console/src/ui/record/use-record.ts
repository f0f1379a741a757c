import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useState } from 'react';
import type { CallProblem } from '../../platform/api/call.ts';
import { focusFirstError } from '../../platform/forms/focus-first-error.ts';
import { isConflict, withFields } from '../merge/differences.ts';
import { conflictOf, type RecordConflict } from './record-conflict.ts';
import { changedFields, labelOf, recordErrors, type FieldName, type RecordForm } from './record-form.ts';
import { useStoreRecord } from './use-store-record.ts';

/** A record being edited. Of concurrent changes of the same fields the user chooses; others are merged. */
export function useRecord<Row extends { version: number }, Typed extends object>(
  row: Row | null,
  form: RecordForm<Row, Typed>,
  onStored: () => void,
) {
  const locale = useLocale();
  const { store, isSaving } = useStoreRecord(form);
  // The list is refetched while this is open: edits apply to the record as opened.
  const [base, setBase] = useState(row);
  const [typed, setTyped] = useState(() => form.typedOf(row));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<string | null>(null);
  const [conflict, setConflict] = useState<RecordConflict<Row, Typed> | null>(null);

  async function submit(): Promise<void> {
    const found = fieldErrors({ errors: recordErrors(form, base, typed) }, locale);
    setErrors(found);
    setRefused(null);
    if (!focusFirstError(found)) await send(base, typed);
  }

  async function send(from: Row | null, values: Typed): Promise<void> {
    const problem = await store(from, values);
    if (problem === null) return onStored();
    const met = from && conflictOf(form, { from, values, problem });
    setConflict(met && isConflict(met.differences) ? met : null);
    if (!met) return show(problem);
    if (isConflict(met.differences)) return undefined;
    setBase(met.now);
    return send(met.now, values);
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
    const merged = withFields(conflict.sides.now, conflict.sides.mine, own);
    setBase(conflict.now);
    setTyped(merged);
    if (own.length === 0) setConflict(null);
    else void send(conflict.now, merged);
  }

  return {
    base,
    typed,
    type: (change: Partial<Typed>) => setTyped((values) => ({ ...values, ...change })),
    /** The labels of the fields with unsaved input. */
    changes: changedFields(form.fields, form.typedOf(base), typed).map((name) => labelOf(form.fields, name)),
    errors,
    notices: { refused, conflict, fields: form.fields, isSaving, goOn, onClose: () => setConflict(null) },
    submit,
    isSaving,
  };
}
