import { expect, test } from 'vitest';
import { invoiceSums } from './invoice-sums.ts';

test.each([
  [5010, 5010],
  [1249.5, 1250],
  [0.01, 1],
  [0.1 + 0.2, 1],
  [1249.1 + 0.9, 1250],
  [1.1 * 100, 110],
  [0, 0],
])('a total of %d Taka is %d on the invoice', (total, invoiced) => {
  const order = { sub_total: total, delivery_charge: 0, coupon: 0, total_amount: total };
  expect(invoiceSums(order)).toEqual({ subtotal: total, deliveryCharge: 0, coupon: 0, total: invoiced });
});
