import type { AuditKind, EndpointName, LastChange } from '@haat/contracts';
import type { Db } from '@haat/db';

interface Subject {
  kind: AuditKind;
  id: string;
}

/** The latest entry of the audit log about a subject, apart from those of `besides`; null if there is none. */
export async function readLastChange(
  db: Pick<Db, 'auditEntry'>,
  { kind, id }: Subject,
  besides: EndpointName[] = [],
): Promise<LastChange | null> {
  const entry = await db.auditEntry.findFirst({
    where: { subjectKind: kind, subjectId: id, ...(besides.length > 0 && { action: { notIn: besides } }) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { createdAt: true, staff: { select: { fullName: true } } },
  });
  return entry && { at: entry.createdAt.toISOString(), by: entry.staff?.fullName ?? null };
}
