import { email, orderNumberInput, toLatinDigits, type EndpointReply, type Endpoints } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { shopperRowView, type ShopperRow } from './shopper-view.ts';

type Query = HandlerInput<Endpoints['adminShopperList']>['query'];

const pageSize = 50;
const countedUpTo = 1_000;

/** A page of shoppers, newest first: ids sort by time of registration. */
export async function listShoppers(
  { db }: Pick<Services, 'db'>,
  { view, q, cursor }: Query,
): Promise<EndpointReply<Endpoints['adminShopperList']>> {
  const conditions = [
    Prisma.sql`u.status <> 'forgotten'`,
    ...(view === 'blocked' ? [Prisma.sql`u.status = 'blocked'`] : []),
    ...(q === undefined ? [] : [(await hasAddress(db, q)) ?? isFound(q)]),
    ...(cursor === undefined ? [] : [Prisma.sql`u.id < ${cursor}::uuid`]),
  ];
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<ShopperRow[]>`
      SELECT u.*, (SELECT count(*)::int FROM orders o WHERE o.user_id = u.id) AS orders
        FROM (SELECT u.id, u.full_name, u.email, u.phone, u.created_at, u.last_login_at, u.status FROM users u
               WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY u.id DESC LIMIT ${pageSize + 1}) AS u
       ORDER BY u.id DESC`,
    db.$queryRaw<{ blocked: number }[]>`
      SELECT count(*)::int AS blocked FROM (SELECT FROM users WHERE status = 'blocked' LIMIT ${countedUpTo + 1}) AS b`,
  ]);
  const shown = rows.slice(0, pageSize);
  const blocked = counted?.blocked ?? 0;
  return {
    success: true,
    data: shown.map(shopperRowView),
    blocked: { count: Math.min(blocked, countedUpTo), is_exact: blocked <= countedUpTo },
    next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** The condition for the shopper with exactly this e-mail address, by index; null if there is none. */
async function hasAddress(db: Services['db'], typed: string): Promise<Prisma.Sql | null> {
  const address = email.safeParse(typed);
  if (!address.success) return null;
  const owner = await db.user.findUnique({ where: { email: address.data }, select: { id: true } });
  return owner && Prisma.sql`u.id = ${owner.id}::uuid`;
}

/** Matches the expression of the index `users_trigrams`; an order number finds its shopper. */
function isFound(typed: string): Prisma.Sql {
  const orderNumber = orderNumberInput.safeParse(typed);
  if (orderNumber.success)
    return Prisma.sql`u.id = (SELECT o.user_id FROM orders o WHERE o.order_number = ${orderNumber.data})`;
  const text = toLatinDigits(typed);
  const digits = text.replaceAll(/[\s().-]/g, '');
  const wanted = /^\+?\d+$/.test(digits) ? digits : text;
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return Prisma.sql`lower(u.full_name || ' ' || u.email || ' ' || coalesce(u.phone, '')) LIKE lower(${pattern})`;
}
