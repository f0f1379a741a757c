import type { AuditKind, EndpointName } from '@haat/contracts';
import type { Db } from '@haat/db';
import { withTransaction, type Transaction } from '../db/transaction.ts';
import type { StaffCaller } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { changedFields } from './changed-fields.ts';
import { readLastChange } from './read-last-change.ts';
import { writeAudit, type AuditedFields } from './write-audit.ts';

/** Who changes what, for the audit log. */
export interface Change {
  staff: Pick<StaffCaller, 'staffId'>;
  request: { requestId: string };
  action: EndpointName;
  kind: AuditKind;
  /** Fields whose values stay out of the audit log, which records only that they changed. */
  withheld?: ReadonlySet<string> | undefined;
}

interface RowChange<Row, View> extends Change {
  id: string;
  /** The version that the edit is based on. */
  version: number;
  read: (tx: Transaction) => Promise<Row | null>;
  /** Writes the edit and increments the version if the row still has it; returns the new row. */
  write: (tx: Transaction) => Promise<Row[]>;
  /** The row as staff see it. */
  view: (row: Row) => View;
}

const unaudited: ReadonlySet<string> = new Set(['id', 'version', 'state']);

/**
 * Changes one versioned row together with its audit log entry; an edit that changes nothing leaves no entry. Throws
 * NOT_FOUND, or CHANGED_MEANWHILE with the current row and its last change.
 */
export async function changeRow<Row extends { version: number }, View extends Record<string, unknown>>(
  db: Db,
  { id, version, read, write, view, kind, action, staff, withheld, request: { requestId } }: RowChange<Row, View>,
): Promise<{ success: true; data: View }> {
  const data = await withTransaction(db, async (tx) => {
    const before = await read(tx);
    const [after] = before?.version === version ? await write(tx) : [];
    if (!before || !after) throw await refuseStale(tx, { kind, id }, { row: await read(tx), view });
    const changed = changedFields(view(before), view(after), unaudited);
    if (changed)
      await writeAudit(tx, {
        staff,
        action,
        subject: { kind, id },
        requestId,
        before: withhold(changed.before, withheld),
        after: withhold(changed.after, withheld),
      });
    return view(after);
  });
  return { success: true, data };
}

/**
 * Why an edit of a stale row is refused: NOT_FOUND, or CHANGED_MEANWHILE with the current row and, as `changed`, who
 * changed it last and when.
 */
export async function refuseStale<Row>(
  tx: Transaction,
  subject: { kind: AuditKind; id: string },
  { row, view }: { row: Row | null; view: (row: Row) => object },
): Promise<Problem> {
  if (row === null) return new Problem('NOT_FOUND', 'This does not exist.');
  const changed = await readLastChange(tx, subject);
  return new Problem('CHANGED_MEANWHILE', 'Somebody else has changed this meanwhile.', {
    data: { ...view(row), changed },
  });
}

/** Records the creation of a row in the audit log, and returns the row as staff see it. */
export async function auditMade<View extends { id: number }>(
  tx: Transaction,
  view: View,
  { staff, action, kind, withheld, request: { requestId } }: Change,
): Promise<{ success: true; data: View }> {
  const after = withhold(changedFields({}, view, unaudited)?.after ?? {}, withheld);
  await writeAudit(tx, { staff, action, subject: { kind, id: String(view.id) }, after, requestId });
  return { success: true, data: view };
}

function withhold(fields: AuditedFields, withheld: ReadonlySet<string> = new Set()): AuditedFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, withheld.has(name) ? 'withheld' : value]),
  );
}
