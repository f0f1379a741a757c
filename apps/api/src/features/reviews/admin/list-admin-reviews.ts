import type { EndpointReply, Endpoints, ReviewView } from '@haat/contracts';
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

/** The average of all visible reviews, from the figures of brands: there are too many reviews to read them. */
async function readAverage({ db }: Pick<Services, 'db'>): Promise<number | null> {
  const { _sum: sum } = await db.brandFigure.aggregate({ _sum: { ratingCount: true, ratingSum: true } });
  const [count, stars] = [Number(sum.ratingCount ?? 0), Number(sum.ratingSum ?? 0)];
  return count > 0 ? Math.round((stars / count) * 10) / 10 : null;
}
