interface CouponFields {
  /** An amount in poisha, a code, or nothing. */
  coupon?: string | number | null | undefined;
  coupon_code?: string | null | undefined;
}

/** The coupon a checkout means: by its code where one was sent, else by its value. */
export function couponAskedFor({
  coupon,
  coupon_code: code,
}: CouponFields): { code: string } | { value: number } | null {
  if (code) return { code };
  if (!coupon) return null;
  return typeof coupon === 'string' ? { code: coupon } : { value: coupon };
}
