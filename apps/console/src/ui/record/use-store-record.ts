import { useMessages } from '@haat/ui/i18n/messages.ts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import type { CallResult } from '@haat/contracts/client';
import { offerUndo } from '../../platform/undo/last-undo.ts';
import { screenMessages } from '../screen/messages.ts';
import { useChange } from '../screen/use-change.ts';
import type { RecordForm } from './record-form.ts';

/** Stores a record as typed and reports it, with an undo; the caller reports concurrent changes. */
export function useStoreRecord<Row extends { version: number }, Typed>(form: RecordForm<Row, Typed>) {
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

  /** Resolves to the answer, once it is reported. `before` is null for a new record. */
  async function store(before: Row | null, typed: Typed): Promise<CallResult<{ data: Row }>> {
    const sent = before === null ? form.create.send(typed) : form.change.send(before, typed);
    await save(sent, {
      told: ['CHANGED_MEANWHILE', ...codes],
      refresh,
      done({ data }) {
        const text = form.said(data, before === null);
        if (before === null) showToast({ kind: 'success', text });
        else offerUndo({ text, label: t.undo, undo: () => void takeBack(before, data) });
      },
    });
    return sent;
  }
  return { store, isSaving };
}
