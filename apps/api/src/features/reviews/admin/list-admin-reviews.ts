import type { EndpointReply, Endpoints, ReviewView } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { readTimeCursor, timeCursorText } from '../../../platform/db/time-cursor.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { readAdminReviews } from './admin-review-rows.ts';

type Answer = EndpointReply<Endpoints['adminReviewList']>;
type Query = HandlerInput<Endpoints['adminReviewList']>['query'];

const pageSize = 50;
const countedUpTo = 1_000;

const conditions: Record<ReviewView, Prisma.Sql> = {
  look: Prisma.sql`r.status = 'pending'`,
  low: Prisma.sql`r.status = 'visible' AND r.star <= 2`,
  hidden: Prisma.sql`r.status = 'hidden'`,
  all: Prisma.sql`true`,
};

/** A page of the reviews of a view, and how many wait and are hidden. Throws VALIDATION for a cursor that is none. */
export async function listAdminReviews(services: Pick<Services, 'db'>, query: Query): Promise<Answer> {
  const { view, product } = query;
  const isOldestFirst = view === 'look';
  const conditionsOfPage = [
    conditions[view],
    ...(product === undefined ? [] : [Prisma.sql`r.product_id = ${product}`]),
    ...(query.cursor === undefined ? [] : [isBeyond(query.cursor, isOldestFirst)]),
  ];
  const [rows, look, hidden] = await Promise.all([
    readAdminReviews(services, {
      where: Prisma.join(conditionsOfPage, ' AND '),
      order: isOldestFirst ? Prisma.sql`r.updated_at, r.id` : Prisma.sql`r.updated_at DESC, r.id DESC`,
      limit: pageSize + 1,
    }),
    count(services, 'look'),
    count(services, 'hidden'),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    success: true,
    data: shown,
    counts: { look, hidden },
    next_cursor: last ? timeCursorText({ at: last.written_at, id: String(last.id) }) : null,
  };
}

function isBeyond(cursor: string, isOldestFirst: boolean): Prisma.Sql {
  const { at, id } = readTimeCursor(cursor);
  const end = Prisma.sql`(${at}::timestamptz, ${id}::bigint)`;
  return isOldestFirst ? Prisma.sql`(r.updated_at, r.id) > ${end}` : Prisma.sql`(r.updated_at, r.id) < ${end}`;
}

async function count({ db }: Pick<Services, 'db'>, view: 'look' | 'hidden'): Promise<Answer['counts']['look']> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT FROM reviews r WHERE ${conditions[view]} LIMIT ${countedUpTo + 1}) counted`;
  const found = row?.count ?? 0;
  return { count: Math.min(found, countedUpTo), is_exact: found <= countedUpTo };
}
