import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useState } from 'react';
import type { CallProblem } from '../../platform/api/call.ts';
import { contractErrors } from '../../platform/forms/contract-errors.ts';
import { focusFirstError } from '../../platform/forms/focus-first-error.ts';
import { changedMeanwhile, type ChangedMeanwhile } from '../merge/changed-meanwhile.ts';
import { isConflict, withFields } from '../merge/differences.ts';
import { changedFields, labelOf, recordDifferences, type FieldName, type RecordForm } from './record-form.ts';
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
  const [conflict, setConflict] = useState<ChangedMeanwhile<Row> | null>(null);
  const before = form.typedOf(base);

  function wrong(): Record<string, string> {
    const body = form.bodyOf(typed);
    const found =
      base === null
        ? contractErrors(form.create.body, body)
        : contractErrors(form.change.body, { ...body, version: base.version });
    return fieldErrors({ errors: found }, locale);
  }

  async function submit(): Promise<void> {
    const found = wrong();
    setErrors(found);
    setRefused(null);
    if (!focusFirstError(found)) await send(base, typed);
  }

  async function send(from: Row | null, values: Typed): Promise<void> {
    const problem = await store(from, values);
    if (problem === null) return onStored();
    const met = from && changedMeanwhile<Row>(problem);
    setConflict(null);
    if (!met) return show(problem);
    const sides = { base: form.typedOf(from), mine: values, now: form.typedOf(met.now) };
    if (isConflict(recordDifferences(form.fields, sides))) return setConflict(met);
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

  /** Continues from what somebody else stored, with these of the fields typed here. */
  function adopt(now: Row, own: readonly FieldName<Typed>[]): Typed {
    const merged = withFields(form.typedOf(now), typed, own);
    setBase(now);
    setTyped(merged);
    return merged;
  }

  async function saveTogether({ now }: ChangedMeanwhile<Row>, own: readonly FieldName<Typed>[]): Promise<void> {
    const merged = adopt(now, own);
    if (own.length === 0) setConflict(null);
    else await send(now, merged);
  }

  return {
    base,
    typed,
    type: (change: Partial<Typed>) => setTyped((values) => ({ ...values, ...change })),
    /** The labels of the fields with unsaved input. */
    changes: changedFields(form.fields, before, typed).map((name) => labelOf(form.fields, name)),
    errors,
    submit,
    isSaving,
    notices: {
      refused,
      fields: form.fields,
      conflict: conflict && { ...conflict, sides: { base: before, mine: typed, now: form.typedOf(conflict.now) } },
      isSaving,
      onSave: (own: readonly FieldName<Typed>[]) => void (conflict && saveTogether(conflict, own)),
      onTakeTheirs() {
        if (conflict) adopt(conflict.now, []);
        setConflict(null);
      },
      onClose: () => setConflict(null),
    },
  };
}
