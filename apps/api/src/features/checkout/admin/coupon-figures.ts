import type { CouponFigures } from '@haat/contracts';
import type { Db } from '@haat/db';
import { todayInDhaka } from '../../../platform/db/dhaka.ts';

/** What coupons took off the orders of the last 30 days, and the totals of those orders. */
export async function couponFiguresOf(db: Db): Promise<CouponFigures> {
  const [figures] = await db.$queryRaw<CouponFigures[]>`
    SELECT coalesce(sum(discount), 0)::float / 100 AS given_away, coalesce(sum(total), 0)::float / 100 AS orders_total
      FROM orders
     WHERE discount > 0 AND status NOT IN ('cancelled', 'returned')
       AND created_at >= (${todayInDhaka} - 29)::timestamp AT TIME ZONE 'Asia/Dhaka'`;
  return figures ?? { given_away: 0, orders_total: 0 };
}
