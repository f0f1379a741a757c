import type { CouponView } from '@haat/contracts';
import type { Db, Prisma } from '@haat/db';

type Coupons = Prisma.CouponWhereInput;

/** The coupons of each view at this time; `couponState` applies the same rules to a single one. */
export function couponsInView({ coupon: { fields } }: Db, now: Date): Record<CouponView, Coupons> {
  const usable: Coupons[] = [
    { isActive: true },
    { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    { OR: [{ totalLimit: null }, { usedCount: { lt: fields.totalLimit } }] },
  ];
  return {
    running: { AND: [...usable, { OR: [{ startsAt: null }, { startsAt: { lte: now } }] }] },
    planned: { AND: [...usable, { startsAt: { gt: now } }] },
    ended: { NOT: { AND: usable } },
    all: {},
  };
}
