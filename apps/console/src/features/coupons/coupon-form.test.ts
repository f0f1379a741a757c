import { expect, test } from 'vitest';
import { couponBody, emptyCoupon, typedCoupon } from './coupon-form.ts';

const stored = {
  id: 1,
  code: 'EID300',
  value: 300,
  min_subtotal: 3_000,
  starts_at: '2027-02-28T18:00:00.000Z',
  ends_at: '2027-03-15T17:59:59.000Z',
  total_limit: 500,
  per_customer_limit: null,
  used_count: 0,
  is_active: true,
  is_public: false,
  state: 'planned' as const,
  version: 1,
};

test('times are those of Dhaka, and what is typed unchanged means the same', () => {
  const typed = typedCoupon(stored);
  expect(typed).toMatchObject({ starts_at: '2027-03-01T00:00', ends_at: '2027-03-15T23:59', per_customer_limit: '' });
  const { starts_at: start, ends_at: end, ...rest } = couponBody(typed);
  expect([start, end].map((at) => new Date(at ?? '').toISOString())).toEqual([stored.starts_at, stored.ends_at]);
  expect(rest).toMatchObject({ value: '300', total_limit: 500, per_customer_limit: null, is_public: false });
});

test('empty is no bound', () => {
  expect(couponBody({ ...emptyCoupon, per_customer_limit: ' ' })).toMatchObject({
    starts_at: null,
    ends_at: null,
    total_limit: null,
    per_customer_limit: null,
  });
});
