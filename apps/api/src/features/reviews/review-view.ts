import type { Review } from '@haat/contracts';

/** Read from `reviews r` and `users u`. An order that was cancelled or came back bought nothing. */
export const reviewColumns = `
  r.id, r.star, r.message, r.updated_at, u.full_name, u.photo,
  EXISTS (SELECT FROM order_lines l JOIN orders o ON o.id = l.order_id
           WHERE l.product_id = r.product_id AND o.user_id = r.user_id AND o.status NOT IN ('cancelled', 'returned'))
    AS is_verified_purchase`;

export interface ReviewRow {
  id: number;
  star: number;
  message: string;
  updated_at: Date;
  full_name: string;
  photo: string | null;
  is_verified_purchase: boolean;
}

/** A rating as the API writes it. */
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
    user: { full_name: row.full_name, photo: row.photo ?? '' },
  };
}
