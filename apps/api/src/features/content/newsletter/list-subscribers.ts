import type { EndpointReply, Endpoints } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { z } from 'zod';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';

type Query = HandlerInput<Endpoints['adminSubscriberList']>['query'];

const pageSize = 50;

interface Row {
  email: string;
  since: Date;
}

/** A page of the mailing list, newest first. Throws VALIDATION for an invalid cursor. */
export async function listSubscribers(
  { db }: Pick<Services, 'db'>,
  { q = '', cursor }: Query,
): Promise<EndpointReply<Endpoints['adminSubscriberList']>> {
  const conditions = [
    Prisma.sql`true`,
    ...(q === '' ? [] : [Prisma.sql`s.email LIKE ${`%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`]),
    ...(cursor === undefined ? [] : [isBeyond(cursor)]),
  ];
  const [rows, total] = await Promise.all([
    db.$queryRaw<Row[]>`
      SELECT s.email, s.created_at AS since FROM newsletter_subscribers s
       WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY s.created_at DESC, s.email DESC LIMIT ${pageSize + 1}`,
    db.newsletterSubscriber.count(),
  ]);
  const shown = rows.slice(0, pageSize).map(({ email, since }) => ({ email, since: since.toISOString() }));
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { success: true, data: shown, total, next_cursor: last ? cursorText(last) : null };
}

function cursorText({ since, email }: { since: string; email: string }): string {
  return Buffer.from(`${since} ${email}`).toString('base64url');
}

function isBeyond(cursor: string): Prisma.Sql {
  const [, since, email] =
    /^([12]\d{3}-\d\d-\d\dT[\d:.]{12}Z) (\S{1,254})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  // `Date` takes 30 February for 2 March, PostgreSQL does not.
  if (since !== undefined && email !== undefined && z.iso.datetime().safeParse(since).success)
    return Prisma.sql`(s.created_at, s.email) < (${since}::timestamptz, ${email})`;
  const message = 'This is not the cursor of a page of this list.';
  throw new Problem('VALIDATION', message, { errors: [{ path: 'cursor', message }] });
}
