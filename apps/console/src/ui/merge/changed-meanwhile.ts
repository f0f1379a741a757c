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

/** What a refusal with CHANGED_MEANWHILE says about a change of `from`; null for other problems. */
export function changedMeanwhile<Row extends { version: number }>(
  { code, data }: CallProblem,
  from: Row,
): ChangedMeanwhile<Row> | null {
  if (code !== 'CHANGED_MEANWHILE') return null;
  // The endpoint answers with a record of the kind that it was sent.
  const isLater = (record: object): record is Row => 'version' in record && record.version !== from.version;
  const { changed, ...now } = fieldsOf(data);
  return isLater(now) ? { now, changed: lastChange.safeParse(changed).data ?? null } : null;
}
