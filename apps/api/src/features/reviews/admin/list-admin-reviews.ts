import { maxCounted, type EndpointReply, type Endpoints, type ReviewView } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { countEach } from '../../../platform/db/count-each.ts';
import { timeCursorText } from '../../../platform/db/time-cursor.ts';
import type { Services } from '../../../services.ts';
import { readAdminReviews } from './admin-review-rows.ts';
import { findReviews } from './find-reviews.ts';
import { ofProduct, orderOf, views, type ReviewQuery } from './review-filter.ts';

type Answer = EndpointReply<Endpoints['adminReviewList']>;

const pageSize = 50;

/** A page of the reviews of a view, the number in each view, and the average of all. Throws VALIDATION for an invalid cursor. */
export async function listAdminReviews(services: Pick<Services, 'db'>, query: ReviewQuery): Promise<Answer> {
  const { db } = services;
  const [ids, counts, average] = await Promise.all([
    findReviews(db, query, pageSize + 1),
    countViews(services, query.product),
    readAverage(services),
  ]);
  const shown = await readAdminReviews(services, {
    where: Prisma.sql`r.id = ANY (${ids.slice(0, pageSize)}::int[])`,
    order: orderOf(query),
    limit: pageSize,
  });
  const last = ids.length > pageSize ? shown.at(-1) : undefined;
  return {
    success: true,
    data: shown,
    counts,
    average,
    next_cursor: last ? timeCursorText({ at: last.written_at, id: String(last.id) }) : null,
  };
}

/** The number of reviews in each view, of one product if its id is given. */
function countViews({ db }: Pick<Services, 'db'>, product: number | undefined): Promise<Answer['counts']> {
  const query = (view: ReviewView) => Prisma.sql`SELECT FROM reviews r WHERE ${views[view]} AND ${ofProduct(product)}`;
  return countEach(db, { look: query('look'), low: query('low'), hidden: query('hidden'), all: query('all') });
}

/** The average of all visible reviews; of more than 10,000, as counted for the brands of what is sold. */
async function readAverage({ db }: Pick<Services, 'db'>): Promise<number | null> {
  const [few] = await db.$queryRaw<Rating[]>`
    SELECT count(*)::int AS count, coalesce(sum(star), 0)::int AS stars
      FROM (SELECT star FROM reviews WHERE status = 'visible' LIMIT ${maxCounted + 1}) AS few`;
  const { count, stars } = few && few.count <= maxCounted ? few : await readCountedRating(db);
  return count > 0 ? Math.round((stars / count) * 10) / 10 : null;
}

interface Rating {
  count: number;
  stars: number;
}

async function readCountedRating(db: Services['db']): Promise<Rating> {
  const { _sum: sum } = await db.brandFigure.aggregate({ _sum: { ratingCount: true, ratingSum: true } });
  return { count: Number(sum.ratingCount ?? 0), stars: Number(sum.ratingSum ?? 0) };
}
