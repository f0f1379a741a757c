import { type CouponView, type EndpointReply, type Endpoints } from '@haat/contracts';
import type { Services } from '../../../services.ts';
import { couponFiguresOf } from './coupon-figures.ts';
import { adminCouponView } from './coupon-view.ts';
import { couponsInView } from './coupons-in-view.ts';

const pageSize = 100;

/** A page of coupons, newest first, with the number in each list and what coupons took off lately. */
export async function listAdminCoupons(
  { db }: Pick<Services, 'db'>,
  { view, cursor }: { view: CouponView; cursor?: string | undefined },
): Promise<EndpointReply<Endpoints['adminCouponList']>> {
  const now = new Date();
  const inView = couponsInView(db, now);
  const before = cursor === undefined ? {} : { id: { lt: Number(cursor) } };
  const [coupons, figures, running, planned, all] = await Promise.all([
    db.coupon.findMany({ where: { AND: [inView[view], before] }, orderBy: { id: 'desc' }, take: pageSize + 1 }),
    couponFiguresOf(db),
    db.coupon.count({ where: inView.running }),
    db.coupon.count({ where: inView.planned }),
    db.coupon.count(),
  ]);
  const shown = coupons.slice(0, pageSize);
  const last = coupons.length > pageSize ? shown.at(-1) : undefined;
  return {
    success: true,
    data: shown.map((coupon) => adminCouponView(coupon, now)),
    next_cursor: last ? String(last.id) : null,
    counts: { running, planned, ended: all - running - planned, all },
    figures,
  };
}
