import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useStoreRecord, type RecordForm } from './use-record.ts';

/** Changes some fields of a record from its row, such as whether it is active; with an undo. */
export function useSwitch<Row extends { version: number }, Typed>(form: RecordForm<Row, Typed>) {
  const { store } = useStoreRecord(form, { isChangeTold: false });
  return async (row: Row, change: Partial<Typed>): Promise<void> => {
    const problem = await store(row, { ...form.typedOf(row), ...change });
    const refusal = problem && form.refusals?.[problem.code];
    if (refusal) showToast({ kind: 'error', text: refusal.text });
  };
}
