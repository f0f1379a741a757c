import { takaFromPoisha, type Coupon } from '@haat/contracts';
import { ReadyJson } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { stockTag } from '../../catalogue/public.ts';
import { couponsInView } from '../admin/coupons-in-view.ts';

/** The public coupons that can be used now. Orders use them up, so the response is invalidated by stock movements. */
export async function listCoupons({ db }: Pick<Services, 'db'>): Promise<ReadyJson> {
  // By the database's clock, as in orders and in the watch that invalidates this response when a coupon starts or ends.
  const [clock] = await db.$queryRaw<{ now: Date }[]>`SELECT now()`;
  const coupons = await db.coupon.findMany({
    where: { AND: [couponsInView(db, clock?.now ?? new Date()).running, { isPublic: true }] },
    orderBy: [{ value: 'asc' }, { id: 'asc' }],
  });
  const data = coupons.map((coupon): Coupon => ({
    id: coupon.id,
    code: coupon.code,
    value: takaFromPoisha(coupon.value),
    min_subtotal: takaFromPoisha(coupon.minSubtotal),
    ends_at: coupon.endsAt?.toISOString() ?? null,
  }));
  return new ReadyJson(JSON.stringify({ success: true, data }), { tags: [stockTag] });
}
