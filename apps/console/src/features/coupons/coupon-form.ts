import type { AdminCoupon } from '@haat/contracts';
import { clockText, momentOf } from '../../platform/dhaka-clock.ts';

/** The form values of a coupon: dates are local time in Dhaka (2026-03-01T00:00), empty for no limit. */
export interface TypedCoupon {
  code: string;
  value: string;
  min_subtotal: string;
  starts_at: string;
  ends_at: string;
  total_limit: string;
  per_customer_limit: string;
  is_active: boolean;
  is_public: boolean;
}

/** The form values of a new coupon. */
export const emptyCoupon: TypedCoupon = {
  code: '',
  value: '',
  min_subtotal: '0',
  starts_at: '',
  ends_at: '',
  total_limit: '',
  per_customer_limit: '1',
  is_active: true,
  is_public: true,
};

const numberText = (value: number | null) => (value === null ? '' : String(value));

/** The form values of a stored coupon. */
export function typedCoupon(coupon: AdminCoupon): TypedCoupon {
  return {
    code: coupon.code,
    value: String(coupon.value),
    min_subtotal: String(coupon.min_subtotal),
    starts_at: clockText(coupon.starts_at),
    ends_at: clockText(coupon.ends_at),
    total_limit: numberText(coupon.total_limit),
    per_customer_limit: numberText(coupon.per_customer_limit),
    is_active: coupon.is_active,
    is_public: coupon.is_public,
  };
}

const limitOf = (text: string) => (text.trim() === '' ? null : Number(text));
/** The form values in the API's format. */
export function couponBody(typed: TypedCoupon) {
  return {
    value: typed.value.trim(),
    min_subtotal: typed.min_subtotal.trim(),
    starts_at: momentOf(typed.starts_at),
    ends_at: momentOf(typed.ends_at, { isEnd: true }),
    total_limit: limitOf(typed.total_limit),
    per_customer_limit: limitOf(typed.per_customer_limit),
    is_active: typed.is_active,
    is_public: typed.is_public,
  };
}
