import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { Services } from '../../../services.ts';
import { adminCouponView } from './coupon-view.ts';

const pageSize = 100;

/** A page of the coupons, newest first. */
export async function listAdminCoupons(
  { db }: Pick<Services, 'db'>,
  { cursor }: { cursor?: string | undefined },
): Promise<EndpointReply<Endpoints['adminCouponList']>> {
  const coupons = await db.coupon.findMany({
    where: cursor === undefined ? {} : { id: { lt: Number(cursor) } },
    orderBy: { id: 'desc' },
    take: pageSize + 1,
  });
  const now = new Date();
  const shown = coupons.slice(0, pageSize);
  const last = coupons.length > pageSize ? shown.at(-1) : undefined;
  return {
    success: true,
    data: shown.map((coupon) => adminCouponView(coupon, now)),
    next_cursor: last ? String(last.id) : null,
  };
}
