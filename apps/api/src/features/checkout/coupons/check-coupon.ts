import { takaFromPoisha, type Coupon, type Endpoints } from '@haat/contracts';
import type { Caller, HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { refuseCoupon } from '../checkout-problems.ts';
import { couponProblem } from './coupon-problem.ts';

type Body = HandlerInput<Endpoints['couponCheck']>['body'];

/** A coupon that can be used now, public or not. Throws COUPON_INVALID with the reason, or COUPON_EXHAUSTED. */
export async function checkCoupon(
  { readCart }: Pick<Services, 'readCart'>,
  { body, caller }: { body: Body; caller: Caller | null },
): Promise<{ success: true; data: Coupon }> {
  const { coupons } = await readCart({
    lines: [],
    zone: null,
    coupon: { code: body.code },
    userId: caller?.userId ?? null,
    idempotencyKey: null,
    email: null,
  });
  const [coupon] = coupons;
  if (!coupon) throw refuseCoupon('UNKNOWN', { path: 'code' });
  // Without a subtotal the minimum cannot be checked.
  const problem = couponProblem(coupon, body.sub_total ?? Number.MAX_SAFE_INTEGER);
  if (problem) throw refuseCoupon(problem, { path: 'code' });
  return {
    success: true,
    data: {
      id: coupon.id,
      code: coupon.code,
      value: takaFromPoisha(coupon.value),
      min_subtotal: takaFromPoisha(coupon.minSubtotal),
      ends_at: coupon.endsAt && new Date(coupon.endsAt).toISOString(),
    },
  };
}
