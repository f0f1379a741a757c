import type { CallProblem } from '../../platform/api/call.ts';
import { changedMeanwhile, type ChangedMeanwhile } from '../merge/changed-meanwhile.ts';
import type { Difference, Sides } from '../merge/differences.ts';
import { recordDifferences, type FieldName, type RecordForm } from './record-form.ts';

/** Two people's changes of one record. */
export interface RecordConflict<Row, Typed> extends ChangedMeanwhile<Row> {
  sides: Sides<Typed>;
  differences: Difference<FieldName<Typed>>[];
}

/** What CHANGED_MEANWHILE says about the values that were sent, based on the row `from`; null for other problems. */
export function conflictOf<Row extends { version: number }, Typed>(
  { typedOf, fields }: RecordForm<Row, Typed>,
  { from, values, problem }: { from: Row; values: Typed; problem: CallProblem },
): RecordConflict<Row, Typed> | null {
  const met = changedMeanwhile(problem, from);
  if (!met) return null;
  const sides = { base: typedOf(from), mine: values, now: typedOf(met.now) };
  return { ...met, sides, differences: recordDifferences(fields, sides) };
}
