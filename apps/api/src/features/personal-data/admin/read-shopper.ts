import { takaFromPoisha, type AdminShopper } from '@haat/contracts';
import type { Db } from '@haat/db';
import { zoneNameBn } from '../../orders/public.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { shopperRowView, type ShopperRow } from './shopper-view.ts';

const newest = 20;
const maxAddresses = 10;

interface WholeRow extends ShopperRow {
  address: string;
  blocked_at: Date | null;
  blocked_reason: string | null;
  blocked_by: string | null;
  newsletter_since: Date | null;
  in_cart: number;
  favourites: number;
  seller_requests: number;
  review_count: number;
}

interface Totals {
  under_way: number;
  delivered: number;
  cancelled: number;
  returned: number;
  paid: number;
}

/** Everything owners see about a shopper. Throws NOT_FOUND for an account that does not exist or was deleted. */
export async function readShopper(db: Db, id: string): Promise<AdminShopper> {
  const row = await readAccount(db, id);
  const [totals, orders, addresses, reviews] = await Promise.all([
    readTotals(db, id),
    readOrders(db, id),
    readAddresses(db, id),
    readReviews(db, id),
  ]);
  return {
    ...shopperRowView(row),
    address: row.address,
    blocked:
      row.status === 'blocked'
        ? { at: row.blocked_at?.toISOString() ?? null, by: row.blocked_by, reason: row.blocked_reason }
        : null,
    totals,
    newest_orders: orders,
    addresses,
    reviews,
    review_count: row.review_count,
    newsletter_since: row.newsletter_since?.toISOString() ?? null,
    in_cart: row.in_cart,
    favourites: row.favourites,
    seller_requests: row.seller_requests,
  };
}

/** Throws NOT_FOUND where `readShopper` does. */
export async function requireShopper(db: Db, id: string): Promise<void> {
  const count = await db.user.count({ where: { id, status: { not: 'forgotten' } } });
  if (count === 0) throw new Problem('NOT_FOUND', 'There is no such account.');
}

async function readAccount(db: Db, id: string): Promise<WholeRow> {
  const [row] = await db.$queryRaw<WholeRow[]>`
    SELECT u.id, u.full_name, u.email, u.phone, u.created_at, u.last_login_at, u.status,
           concat_ws(', ', nullif(u.address, ''), nullif(u.city, ''), nullif(u.country, '')) AS address,
           u.blocked_at, u.blocked_reason, m.full_name AS blocked_by, n.created_at AS newsletter_since,
           (SELECT count(*)::int FROM orders o WHERE o.user_id = u.id) AS orders,
           (SELECT count(*)::int FROM saved_lines l WHERE l.user_id = u.id AND l.list = 'cart') AS in_cart,
           (SELECT count(*)::int FROM saved_lines l WHERE l.user_id = u.id AND l.list = 'favourites') AS favourites,
           (SELECT count(*)::int FROM seller_requests s WHERE s.email = u.email) AS seller_requests,
           (SELECT count(*)::int FROM reviews r WHERE r.user_id = u.id) AS review_count
      FROM users u
      LEFT JOIN staff_members m ON m.id = u.blocked_by
      LEFT JOIN newsletter_subscribers n ON n.email = u.email
     WHERE u.id = ${id}::uuid AND u.status <> 'forgotten'`;
  if (!row) throw new Problem('NOT_FOUND', 'There is no such account.');
  return row;
}

async function readOrders(db: Db, userId: string): Promise<AdminShopper['newest_orders']> {
  const orders = await db.order.findMany({
    where: { userId },
    orderBy: { id: 'desc' },
    take: newest,
    select: { orderNumber: true, status: true, createdAt: true, total: true },
  });
  return orders.map(({ orderNumber, status, createdAt, total }) => ({
    order_number: orderNumber,
    status,
    placed_at: createdAt.toISOString(),
    total: takaFromPoisha(Number(total)),
  }));
}

async function readReviews(db: Db, userId: string): Promise<AdminShopper['reviews']> {
  const reviews = await db.review.findMany({
    where: { userId },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: newest,
    include: { product: { select: { id: true, slug: true, title: true, titleBn: true } } },
  });
  return reviews.map(({ id, status, star, message, updatedAt, product }) => ({
    id,
    status,
    star,
    message,
    written_at: updatedAt.toISOString(),
    product: { id: product.id, slug: product.slug, title: product.title, title_bn: product.titleBn },
  }));
}

async function readTotals(db: Db, userId: string): Promise<AdminShopper['totals']> {
  const [row] = await db.$queryRaw<Totals[]>`
    SELECT count(*) FILTER (WHERE status IN ('pending', 'confirmed', 'packed', 'shipped'))::int AS under_way,
           count(*) FILTER (WHERE status = 'delivered')::int AS delivered,
           count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled,
           count(*) FILTER (WHERE status = 'returned')::int AS returned,
           coalesce(sum(total) FILTER (WHERE status = 'delivered'), 0)::float AS paid
      FROM orders WHERE user_id = ${userId}::uuid`;
  const { paid = 0, ...counts } = row ?? { under_way: 0, delivered: 0, cancelled: 0, returned: 0 };
  return { ...counts, paid: takaFromPoisha(paid) };
}

async function readAddresses(db: Db, userId: string): Promise<AdminShopper['addresses']> {
  const rows = await db.$queryRaw<(Omit<AdminShopper['addresses'][number], 'used_at'> & { used_at: Date })[]>`
    SELECT name, phone, address, shipping_address AS zone, ${zoneNameBn} AS zone_bn, max(created_at) AS used_at
      FROM orders o WHERE user_id = ${userId}::uuid AND forgotten_at IS NULL
     GROUP BY name, phone, address, shipping_address, shipping_zone_id ORDER BY used_at DESC LIMIT ${maxAddresses}`;
  return rows.map(({ used_at: usedAt, ...row }) => ({ ...row, used_at: usedAt.toISOString() }));
}
