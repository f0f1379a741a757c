import type { EndpointReply, Endpoints, ReviewView } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { countEach } from '../../../platform/db/count-each.ts';
import { readTimeCursor, timeCursorText } from '../../../platform/db/time-cursor.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { readAdminReviews } from './admin-review-rows.ts';

type Answer = EndpointReply<Endpoints['adminReviewList']>;
type Query = HandlerInput<Endpoints['adminReviewList']>['query'];

const pageSize = 50;

const conditions: Record<ReviewView, Prisma.Sql> = {
  look: Prisma.sql`r.status = 'pending'`,
  low: Prisma.sql`r.status = 'visible' AND r.star <= 2`,
  hidden: Prisma.sql`r.status = 'hidden'`,
  all: Prisma.sql`true`,
};

/** A page of the reviews of a view, and how many each view holds. Throws VALIDATION for a cursor that is none. */
export async function listAdminReviews(services: Pick<Services, 'db'>, query: Query): Promise<Answer> {
  const { view, product } = query;
  const isOldestFirst = view === 'look';
  const conditionsOfPage = [
    conditions[view],
    ofProduct(product),
    ...(query.cursor === undefined ? [] : [isBeyond(query.cursor, isOldestFirst)]),
  ];
  const [rows, counts] = await Promise.all([
    readAdminReviews(services, {
      where: Prisma.join(conditionsOfPage, ' AND '),
      order: isOldestFirst ? Prisma.sql`r.updated_at, r.id` : Prisma.sql`r.updated_at DESC, r.id DESC`,
      limit: pageSize + 1,
    }),
    countViews(services, product),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    success: true,
    data: shown,
    counts,
    next_cursor: last ? timeCursorText({ at: last.written_at, id: String(last.id) }) : null,
  };
}

function isBeyond(cursor: string, isOldestFirst: boolean): Prisma.Sql {
  const { at, id } = readTimeCursor(cursor);
  const end = Prisma.sql`(${at}::timestamptz, ${id}::bigint)`;
  return isOldestFirst ? Prisma.sql`(r.updated_at, r.id) > ${end}` : Prisma.sql`(r.updated_at, r.id) < ${end}`;
}

/** How many reviews each view holds, of one product if its id is given. */
function countViews({ db }: Pick<Services, 'db'>, product: number | undefined): Promise<Answer['counts']> {
  const query = (view: ReviewView) =>
    Prisma.sql`SELECT FROM reviews r WHERE ${conditions[view]} AND ${ofProduct(product)}`;
  return countEach(db, { look: query('look'), low: query('low'), hidden: query('hidden'), all: query('all') });
}

function ofProduct(product: number | undefined): Prisma.Sql {
  return product === undefined ? Prisma.sql`true` : Prisma.sql`r.product_id = ${product}`;
}
