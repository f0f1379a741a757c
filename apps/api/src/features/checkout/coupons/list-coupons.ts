import { takaFromPoisha, type Coupon } from '@haat/contracts';
import { ReadyJson } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { stockTag } from '../../catalogue/public.ts';

/** The public coupons that can be used now. Orders use them up, so the response is invalidated by stock movements. */
export async function listCoupons({ db }: Pick<Services, 'db'>): Promise<ReadyJson> {
  const now = new Date();
  const coupons = await db.coupon.findMany({
    where: {
      isActive: true,
      isPublic: true,
      AND: [
        { OR: [{ startsAt: null }, { startsAt: { lte: now } }] },
        { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
        { OR: [{ totalLimit: null }, { usedCount: { lt: db.coupon.fields.totalLimit } }] },
      ],
    },
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
