import type { AdminCoupon } from '@haat/contracts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { adminCouponView } from './coupon-view.ts';

/** A coupon, as stored. Throws NOT_FOUND. */
export async function readAdminCoupon(
  { db }: Pick<Services, 'db'>,
  { code }: { code: string },
): Promise<{ success: true; data: AdminCoupon }> {
  const coupon = await db.coupon.findUnique({ where: { code } });
  if (!coupon) throw new Problem('NOT_FOUND', 'There is no coupon with this code.');
  return { success: true, data: adminCouponView(coupon, new Date()) };
}
