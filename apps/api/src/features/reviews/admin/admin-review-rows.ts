import type { AdminReview } from '@haat/contracts';
import type { Prisma } from '@haat/db';
import type { Services } from '../../../services.ts';
import { reviewPhotoPath } from '../photos/photo-paths.ts';
import { photoFiles } from '../review-view.ts';
import { factColumns, factsOf, type StoredFacts } from './review-facts.ts';

interface StoredReview extends StoredFacts {
  id: number;
  status: AdminReview['status'];
  star: number;
  message: string;
  photos: string[];
  updated_at: Date;
  full_name: string | null;
  order_number: string | null;
  product_id: number;
  slug: string;
  title: string;
  title_bn: string;
  photo: string;
  shop: string;
  shop_bn: string;
  hidden_reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
}

/** Reviews `r` that fulfil a condition, sorted, with their products, authors and moderators, and the facts about them. */
export async function readAdminReviews(
  { db }: Pick<Services, 'db'>,
  { where, order, limit }: { where: Prisma.Sql; order: Prisma.Sql; limit: number },
): Promise<AdminReview[]> {
  const rows = await db.$queryRaw<StoredReview[]>`
    SELECT r.id, r.status, r.star, r.message, ${photoFiles} AS photos, r.updated_at, u.full_name, r.hidden_reason, m.full_name AS decided_by, r.decided_at,
           p.id AS product_id, p.slug, p.title, p.title_bn, p.photo, s.name AS shop, s.name_bn AS shop_bn,
           (SELECT o.order_number FROM order_lines l JOIN orders o ON o.id = l.order_id
             WHERE l.product_id = r.product_id AND o.user_id = r.user_id AND o.status = 'delivered'
             ORDER BY o.id DESC LIMIT 1) AS order_number,
           ${factColumns}
      FROM (SELECT * FROM reviews r WHERE ${where} ORDER BY ${order} LIMIT ${limit}) r
      JOIN products p ON p.id = r.product_id
      JOIN shops s ON s.id = p.shop_id
      LEFT JOIN users u ON u.id = r.user_id
      LEFT JOIN staff_members m ON m.id = r.decided_by
     ORDER BY ${order}`;
  return rows.map(viewOf);
}

function viewOf(row: StoredReview): AdminReview {
  return {
    id: row.id,
    status: row.status,
    star: row.star,
    message: row.message,
    photos: row.photos.map(reviewPhotoPath),
    written_at: row.updated_at.toISOString(),
    author: row.full_name,
    order_number: row.order_number,
    facts: factsOf(row),
    product: { id: row.product_id, slug: row.slug, title: row.title, title_bn: row.title_bn, photo: row.photo },
    shop: { name: row.shop, name_bn: row.shop_bn },
    hidden_reason: row.hidden_reason,
    decided_by: row.decided_by,
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
