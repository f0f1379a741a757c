import type { Endpoints, ReviewView } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { HandlerInput } from '../../../platform/http/handler.ts';

export type ReviewQuery = HandlerInput<Endpoints['adminReviewList']>['query'];

/** The condition of each view on reviews `r`. */
export const views: Record<ReviewView, Prisma.Sql> = {
  look: Prisma.sql`r.status = 'pending'`,
  low: Prisma.sql`r.status = 'visible' AND r.star <= 2`,
  hidden: Prisma.sql`r.status = 'hidden'`,
  all: Prisma.sql`true`,
};

/** The condition on reviews `r` for a list, without its search text and page. */
export function reviewsOfList({ view, product, shop, star, status, photos, lately }: ReviewQuery): Prisma.Sql {
  const hasPhotos = Prisma.sql`EXISTS (SELECT FROM review_photos f WHERE f.review_id = r.id)`;
  const conditions = [
    views[view],
    ofProduct(product),
    ...(shop === undefined ? [] : [Prisma.sql`r.product_id IN (SELECT id FROM products WHERE shop_id = ${shop}::int)`]),
    ...(star === undefined ? [] : [Prisma.sql`r.star = ${star}::int`]),
    ...(status === undefined ? [] : [Prisma.sql`r.status = ${status}::"ReviewStatus"`]),
    ...(lately === true ? [Prisma.sql`r.decided_at > now() - interval '7 days'`] : []),
    ...(photos === undefined ? [] : [photos ? hasPhotos : Prisma.sql`NOT ${hasPhotos}`]),
  ];
  return Prisma.join(conditions, ' AND ');
}

/** Restricts to one product if its id is given. */
export function ofProduct(product: number | undefined): Prisma.Sql {
  return product === undefined ? Prisma.sql`true` : Prisma.sql`r.product_id = ${product}::int`;
}

/** Whether the oldest come first: only in the list of reviews that wait. */
export function isOldestFirst({ view }: ReviewQuery): boolean {
  return view === 'look';
}

/** The order of a list of reviews `r`. */
export function orderOf(query: ReviewQuery): Prisma.Sql {
  return isOldestFirst(query) ? Prisma.sql`r.updated_at, r.id` : Prisma.sql`r.updated_at DESC, r.id DESC`;
}
