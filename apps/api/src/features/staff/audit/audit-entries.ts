import type { AuditEntry, Endpoints } from '@haat/contracts';
import { Prisma, type Db } from '@haat/db';
import { shortenText } from '../../../platform/cut-text.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { TimeCursor } from '../../../platform/db/time-cursor.ts';
import { subjectNames, type SubjectNames } from './subject-names.ts';

type Filters = HandlerInput<Endpoints['adminAuditExport']>['body'];

/** Descriptions are long; it is enough that an entry shows that they changed. */
const maxLetters = 200;

type Fields = AuditEntry['before'];

interface AuditRow extends SubjectNames {
  id: bigint;
  created_at: Date;
  staff_id: string | null;
  full_name: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: Fields;
  after: Fields;
  request_id: string | null;
}

/** The entries that a statement over `audit_log` selects, newest first, with display names. */
export async function readEntries(db: Db, chosen: Prisma.Sql): Promise<AuditEntry[]> {
  const rows = await db.$queryRaw<AuditRow[]>`
    SELECT a.id, a.created_at, a.staff_id, m.full_name, a.action, a.subject_kind, a.subject_id, a.before, a.after, a.request_id,
           ${subjectNames}
      FROM (${chosen}) a
      LEFT JOIN staff_members m ON m.id = a.staff_id
     ORDER BY a.created_at DESC, a.id DESC`;
  return rows.map(entryView);
}

/** The condition on entries, from the given filters only, so that each combination gets its own plan. */
export function conditionOf(
  { who, subject_kind: kind, subject_id: subjectId, action, from, to }: Filters,
  after: TimeCursor | null = null,
): Prisma.Sql {
  const conditions = [
    who === 'server' && Prisma.sql`staff_id IS NULL`,
    who !== undefined && who !== 'server' && Prisma.sql`staff_id = ${who}::uuid`,
    kind !== undefined && Prisma.sql`subject_kind = ${kind}`,
    kind !== undefined && subjectId !== undefined && Prisma.sql`subject_id = ${subjectId}`,
    action !== undefined && Prisma.sql`action = ${action}`,
    from !== undefined && Prisma.sql`created_at >= ${new Date(from)}`,
    to !== undefined && Prisma.sql`created_at < ${new Date(to)}`,
    after !== null && Prisma.sql`(created_at, id) < (${after.at}::timestamptz, ${after.id}::bigint)`,
  ].filter((each) => each !== false);
  return conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`true`;
}

function entryView(row: AuditRow): AuditEntry {
  const { staff_id: staffId, full_name: fullName } = row;
  return {
    id: String(row.id),
    at: row.created_at.toISOString(),
    who: staffId === null ? null : { id: staffId, full_name: fullName ?? '' },
    action: row.action,
    subject: {
      kind: row.subject_kind,
      id: row.subject_id,
      name: row.subject_name,
      name_bn: row.subject_name_bn,
    },
    before: cut(row.before),
    after: cut(row.after),
    request_id: row.request_id,
  };
}

function cut(fields: Fields): Fields {
  return fields && Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cutValue(value)]));
}

function cutValue<Value>(value: Value): Value | string {
  return typeof value === 'string' ? shortenText(value, maxLetters) : value;
}
