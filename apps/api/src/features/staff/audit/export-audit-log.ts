import type { Readable } from 'node:stream';
import { maxCounted, type AuditEntry, type Endpoints } from '@haat/contracts';
import { changedLines } from '@haat/contracts/staff/changed-lines';
import { Prisma } from '@haat/db';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { begun } from '../../../platform/exports/begun.ts';
import { csvTime, type Cell } from '../../../platform/exports/csv-file.ts';
import { csvStream } from '../../../platform/exports/csv-stream.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { conditionOf, readEntries } from './audit-entries.ts';

const pageSize = 500;
const header = ['time', 'who', 'action', 'kind', 'id', 'name', 'field', 'before', 'after', 'request'];

/**
 * The newest entries of the audit log as CSV, streamed: one line per field, as the console shows them, times of
 * Dhaka. The audit log records who exported it, the filters and the number of entries.
 */
export async function exportAuditLog(
  { db }: Pick<Services, 'db'>,
  { body: filters, staff, request: { requestId } }: HandlerInput<Endpoints['adminAuditExport']>,
): Promise<Readable> {
  const found = await db.$queryRaw<{ id: bigint }[]>`
    SELECT id FROM audit_log WHERE ${conditionOf(filters)} ORDER BY created_at DESC, id DESC LIMIT ${maxCounted}`;
  const ids = found.map(({ id }) => id);
  const rows = await begun(linesOf(db, ids));
  await writeAudit(db, {
    staff,
    action: 'adminAuditExport',
    subject: { kind: 'audit', id: 'list' },
    after: changedFields({}, { ...filters, entries: ids.length })?.after ?? {},
    requestId,
  });
  return csvStream([header], rows);
}

async function* linesOf(db: Services['db'], ids: readonly bigint[]): AsyncGenerator<Cell[][], void> {
  for (let read = 0; read < ids.length; read += pageSize) {
    const page = ids.slice(read, read + pageSize);
    const entries = await readEntries(db, Prisma.sql`SELECT * FROM audit_log WHERE id = ANY(${page}::bigint[])`);
    yield entries.flatMap((entry) => linesOfEntry(entry));
  }
}

/** An entry without fields becomes one line. */
function linesOfEntry(entry: AuditEntry): Cell[][] {
  const { at, who, action, subject, request_id: requestId } = entry;
  const start = [csvTime(new Date(at)), who?.full_name ?? 'server', action, subject.kind, subject.id, subject.name];
  const lines = changedLines(entry);
  if (lines.length === 0) return [[...start, null, null, null, requestId]];
  return lines.map(({ field, before, after }) => [...start, field, cellOf(before), cellOf(after), requestId]);
}

function cellOf(value: ReturnType<typeof changedLines>[number]['after']): Cell {
  return typeof value === 'boolean' ? String(value) : (value ?? null);
}
