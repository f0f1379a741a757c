import type { CallResult } from '@haat/contracts/client';
import { fieldErrors } from '@haat/ui/forms/field-errors.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useState } from 'react';
import type { z } from 'zod';
import type { CallProblem } from '../../platform/api/call.ts';
import { contractErrors } from '../../platform/forms/contract-errors.ts';
import { focusFirstError } from '../../platform/forms/focus-first-error.ts';
import { offerUndo } from '../../platform/undo/last-undo.ts';
import { screenMessages } from '../screen/messages.ts';
import { useChange } from '../screen/use-change.ts';

type Stored<Row> = Promise<CallResult<{ data: Row }>>;

/** How records of a kind are typed, validated and sent. */
export interface RecordForm<Row extends { version: number }, Typed> {
  /** The form values of a record; of a new one if null. */
  typedOf: (row: Row | null) => Typed;
  /** The form values in the API's format. */
  bodyOf: (typed: Typed) => object;
  create: { body: z.ZodType; send: (typed: Typed) => Stored<Row> };
  change: { body: z.ZodType; send: (row: Row, typed: Typed) => Stored<Row> };
  /** Refetches everything that shows records of this kind. */
  refresh: () => unknown;
  /** The message after one was stored. */
  said: (row: Row, isNew: boolean) => string;
  /** Refusals with specific messages, at a field or above them. */
  refusals?: Partial<Record<CallProblem['code'], { text: string; field?: string }>> | undefined;
}

/** Stores a record as typed and reports it, with an undo. */
export function useStoreRecord<Row extends { version: number }, Typed>(
  form: RecordForm<Row, Typed>,
  /** Whether the caller reports concurrent changes; otherwise a toast does. */
  { isChangeTold }: { isChangeTold: boolean },
) {
  const t = useMessages(screenMessages);
  const { save, isSaving } = useChange();
  const { refusals = {}, refresh } = form;
  const codes = Object.keys(refusals);

  async function takeBack(before: Row, { version }: Row): Promise<void> {
    const problem = await save(form.change.send({ ...before, version }, form.typedOf(before)), {
      done: form.said(before, false),
      told: codes,
      refresh,
    });
    const refusal = problem && refusals[problem.code];
    if (refusal) showToast({ kind: 'error', text: refusal.text });
  }

  /** Resolves to the problem, or null. `before` is null for a new record. */
  function store(before: Row | null, typed: Typed): Promise<CallProblem | null> {
    const sent = before === null ? form.create.send(typed) : form.change.send(before, typed);
    return save(sent, {
      told: isChangeTold ? ['CHANGED_MEANWHILE', ...codes] : codes,
      refresh,
      done({ data }) {
        const text = form.said(data, before === null);
        if (before === null) showToast({ kind: 'success', text });
        else offerUndo({ text, label: t.undo, undo: () => void takeBack(before, data) });
      },
    });
  }
  return { store, isSaving };
}

/** A record being edited. Concurrent changes are reported, and the user chooses. */
export function useRecord<Row extends { version: number }, Typed>(
  row: Row | null,
  form: RecordForm<Row, Typed>,
  onStored: () => void,
) {
  const locale = useLocale();
  const { store, isSaving } = useStoreRecord(form, { isChangeTold: true });
  // The list is refetched while this is open: edits apply to the record as opened.
  const [base, setBase] = useState(row);
  const [typed, setTyped] = useState(() => form.typedOf(row));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refused, setRefused] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Row | null>(null);

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
    if (focusFirstError(found)) return;
    const problem = await store(base, typed);
    if (problem === null) onStored();
    else if (problem.code === 'CHANGED_MEANWHILE' && isSame(problem.data)) setTheirs(problem.data);
    else show(problem);
  }

  /** A refused change returns the current record. */
  function isSame(data: unknown): data is Row {
    return base !== null && typeof data === 'object' && data !== null && 'version' in data;
  }

  function show(problem: CallProblem): void {
    const refusal = form.refusals?.[problem.code];
    if (refusal && !refusal.field) return setRefused(refusal.text);
    const found = refusal?.field ? { [refusal.field]: refusal.text } : fieldErrors(problem, locale);
    setErrors(found);
    focusFirstError(found);
  }

  /** Continues from what somebody else stored, with their values or those typed here. */
  function goOn(next: Row, isTheirs: boolean): void {
    setBase(next);
    if (isTheirs) setTyped(form.typedOf(next));
    setTheirs(null);
  }

  const type = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const isChanged = JSON.stringify(typed) !== JSON.stringify(form.typedOf(base));
  return { base, typed, type, isChanged, errors, refused, theirs, goOn, submit, isSaving };
}
