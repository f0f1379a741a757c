import type { AdminSynonym, EndpointReply, Endpoints } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { HandlerInput } from '../../../../platform/http/handler.ts';
import type { Services } from '../../../../services.ts';

type Query = HandlerInput<Endpoints['adminSynonymList']>['query'];

const pageSize = 50;

/** A page of the groups, newest first; there are few enough to search all of them. */
export async function listSynonymGroups(
  { db }: Pick<Services, 'db'>,
  { q = '', cursor }: Query,
): Promise<EndpointReply<Endpoints['adminSynonymList']>> {
  const pattern = `%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const conditions = [
    Prisma.sql`true`,
    ...(q === ''
      ? []
      : [Prisma.sql`EXISTS (SELECT FROM unnest(s.words || s.narrower) AS word WHERE lower(word) LIKE ${pattern})`]),
    ...(cursor === undefined ? [] : [Prisma.sql`s.id < ${cursor}`]),
  ];
  const [rows, total] = await Promise.all([
    db.$queryRaw<AdminSynonym[]>`
      SELECT s.id, s.words, s.narrower, s.version FROM search_synonyms s
       WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY s.id DESC LIMIT ${pageSize + 1}`,
    db.searchSynonym.count(),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return { success: true, data: shown, total, next_cursor: last ? String(last.id) : null };
}
