import type { LastChange } from '@haat/contracts';
import { lastChange } from '@haat/contracts/staff/last-change';
import { fieldsOf } from '@haat/ui/device/device.ts';
import type { CallProblem } from '../../platform/api/call.ts';

/** A record as somebody else has stored it meanwhile. */
export interface ChangedMeanwhile<Row> {
  now: Row;
  /** Who did, and when; null if nobody did in the console. */
  changed: LastChange | null;
}

/** What a refusal with CHANGED_MEANWHILE says; null for other problems. */
export function changedMeanwhile<Row extends { version: number }>({
  code,
  data,
}: CallProblem): ChangedMeanwhile<Row> | null {
  if (code !== 'CHANGED_MEANWHILE') return null;
  const { changed, ...now } = fieldsOf(data);
  // The endpoint answers with a record of the kind that it was sent.
  if (typeof now['version'] !== 'number') return null;
  return { now: now as unknown as Row, changed: lastChange.safeParse(changed).data ?? null };
}
