import { expect, test } from 'vitest';
import { couponAskedFor } from './coupon-asked-for.ts';

test.each([
  [{}, null],
  [{ coupon: 0 }, null],
  [{ coupon: '' }, null],
  [{ coupon: null, coupon_code: null }, null],
  [{ coupon: 0, coupon_code: '' }, null],
  [{ coupon: 5_000 }, { value: 5_000 }],
  [{ coupon: 'EID50' }, { code: 'EID50' }],
  [{ coupon: '-500' }, { code: '-500' }],
  [{ coupon: 5_000, coupon_code: 'EID50' }, { code: 'EID50' }],
])('%j means %j', (fields, asked) => {
  expect(couponAskedFor(fields)).toEqual(asked);
});
