import type { AuditKind, EndpointName } from '@haat/contracts';
import type { Transaction } from '../db/transaction.ts';
import type { StaffCaller } from '../http/handler.ts';

/** The fields of something, as they were or became. Personal data is named by reference, never copied. */
export type AuditedFields = Record<string, string | number | boolean | null>;

/** One entry of the audit log. */
export interface Audited {
  /** Null: a command on the server. */
  staff: Pick<StaffCaller, 'staffId'> | null;
  /** The name of the endpoint, or the command without its arguments. */
  action: EndpointName | `shop ${string}`;
  /** What was changed, by its public id. */
  subject: { kind: AuditKind; id: string };
  /** The changed fields alone. */
  before?: AuditedFields;
  after?: AuditedFields;
  /** As in the logs; null for a command. */
  requestId: string | null;
}

/** Writes who changed what into the audit log. In the transaction of the change, so that there is never one without the other. */
export async function writeAudit(tx: Transaction, audited: Audited): Promise<void> {
  await writeAudits(tx, [audited]);
}

/** Writes several entries in one statement, as `writeAudit` writes one. */
export async function writeAudits(tx: Transaction, entries: readonly Audited[]): Promise<void> {
  await tx.auditEntry.createMany({
    data: entries.map(({ staff, action, subject, before, after, requestId }) => ({
      staffId: staff?.staffId ?? null,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      ...(before && { before }),
      ...(after && { after }),
      requestId,
    })),
  });
}
