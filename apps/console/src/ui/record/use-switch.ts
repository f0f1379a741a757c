import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { screenMessages } from '../screen/messages.ts';
import { conflictOf } from './record-conflict.ts';
import type { RecordForm } from './record-form.ts';
import { useStoreRecord } from './use-store-record.ts';

/**
 * Changes some fields of a record from its row, such as whether it is active; with an undo. Concurrent changes of
 * other fields are kept.
 */
export function useSwitch<Row extends { version: number }, Typed extends object>(form: RecordForm<Row, Typed>) {
  const t = useMessages(screenMessages);
  const { store } = useStoreRecord(form);
  return async function flip(row: Row, change: Partial<Typed>): Promise<void> {
    const values = { ...form.typedOf(row), ...change };
    const answer = await store(row, values);
    if (answer.ok) return undefined;
    const { problem } = answer;
    const met = conflictOf(form, { from: row, values, problem });
    if (!met) return tell(form.refusals?.[problem.code]?.text);
    const hasBoth = met.differences.some(({ changedBy }) => changedBy === 'both');
    return hasBoth ? tell(t.changedMeanwhile) : flip(met.now, change);
  };
}

function tell(text: string | undefined): void {
  if (text !== undefined) showToast({ kind: 'error', text });
}
