interface CouponFields {
  /** An amount in poisha, a code, or nothing. */
  coupon?: string | number | null | undefined;
  coupon_code?: string | null | undefined;
}

/** The coupon that a checkout requests: by code if one was sent, otherwise by value. */
export function couponAskedFor({
  coupon,
  coupon_code: code,
}: CouponFields): { code: string } | { value: number } | null {
  if (code) return { code };
  if (!coupon) return null;
  return typeof coupon === 'string' ? { code: coupon } : { value: coupon };
}
