import type { AuditKind, EndpointName } from '@haat/contracts';
import type { Transaction } from '../db/transaction.ts';
import type { StaffCaller } from '../http/handler.ts';

/** The fields of a subject, before or after. Personal data is referenced, never copied. */
export type AuditedFields = Record<string, string | number | boolean | null>;

/** One entry of the audit log. */
export interface Audited {
  /** Null for a command on the server. */
  staff: Pick<StaffCaller, 'staffId'> | null;
  /** The endpoint's name, or the command without its arguments. */
  action: EndpointName | `shop ${string}`;
  /** The changed subject, by its public id. */
  subject: { kind: AuditKind; id: string };
  /** Only the changed fields. */
  before?: AuditedFields;
  after?: AuditedFields;
  /** The same id as in the logs; null for a command. */
  requestId: string | null;
}

/**
 * Records a change in the audit log. Call it in the transaction of the change, so that neither exists without the
 * other.
 */
export async function writeAudit(tx: Transaction, audited: Audited): Promise<void> {
  await writeAudits(tx, [audited]);
}

/** Writes several entries in one statement. */
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
