import type { OwnReview, Review } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { reviewPhotoPath } from './photos/photo-paths.ts';

/** The files of the photos of review `r`, in their order. */
export const photoFiles = Prisma.sql`ARRAY(SELECT f.file FROM review_photos f WHERE f.review_id = r.id ORDER BY f.place)`;

/** For `reviews r LEFT JOIN users u`. Only delivered orders count as purchases. */
export const reviewColumns = Prisma.sql`
  r.id, r.star, r.message, r.status, r.updated_at, u.full_name, u.photo, ${photoFiles} AS photos,
  (SELECT count(*)::int FROM helped_reviews h WHERE h.review_id = r.id) AS helped_count,
  EXISTS (SELECT FROM order_lines l JOIN orders o ON o.id = l.order_id
           WHERE l.product_id = r.product_id AND o.user_id = r.user_id AND o.status = 'delivered')
    AS is_verified_purchase`;

export interface ReviewRow {
  id: number;
  star: number;
  message: string;
  status: OwnReview['status'];
  updated_at: Date;
  /** Null once the author's account is deleted. */
  full_name: string | null;
  photo: string | null;
  photos: string[];
  helped_count: number;
  is_verified_purchase: boolean;
}

/** A rating as the API represents it. */
export function starText(star: number): Review['star'] {
  switch (star) {
    case 1:
      return '1';
    case 2:
      return '2';
    case 3:
      return '3';
    case 4:
      return '4';
    default:
      return '5';
  }
}

export function reviewView(row: ReviewRow): Review {
  return {
    id: row.id,
    star: starText(row.star),
    message: row.message,
    date: row.updated_at.toISOString(),
    is_verified_purchase: row.is_verified_purchase,
    photos: row.photos.map(reviewPhotoPath),
    helped_count: row.helped_count,
    user: { full_name: row.full_name ?? '', photo: row.photo ?? '' },
  };
}

export function viewOfOwnReview(row: ReviewRow): OwnReview {
  return { ...reviewView(row), status: row.status };
}
