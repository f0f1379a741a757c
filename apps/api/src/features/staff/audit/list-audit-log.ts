import type { EndpointReply, Endpoints } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { readTimeCursor, timeCursorText } from '../../../platform/db/time-cursor.ts';
import { conditionOf, readEntries } from './audit-entries.ts';

type Query = HandlerInput<Endpoints['adminAuditLog']>['query'];

/** A page of the audit log, newest first. Throws VALIDATION for an invalid cursor. */
export async function listAuditLog(
  { db }: Pick<Services, 'db'>,
  { cursor, limit, ...filters }: Query,
): Promise<EndpointReply<Endpoints['adminAuditLog']>> {
  const after = cursor === undefined ? null : readTimeCursor(cursor);
  const found = await readEntries(
    db,
    Prisma.sql`SELECT * FROM audit_log WHERE ${conditionOf(filters, after)}
                ORDER BY created_at DESC, id DESC LIMIT ${limit + 1}`,
  );
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return { success: true, data: shown, next_cursor: last ? timeCursorText(last) : null };
}
