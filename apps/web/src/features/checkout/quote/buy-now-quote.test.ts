import type { Quote } from '@haat/contracts';
import { expect, test } from 'vitest';
import { quoteInZone, withQuotedZone } from './buy-now-quote.ts';

const quote: Quote = {
  lines: [],
  sub_total: 0.1,
  shipping: null,
  delivery_charge: 0,
  coupon: null,
  discount: 0,
  total_amount: 0.1,
  problem: null,
  limits: { lines: 50, pending_orders: 5, pending_total: 100_000 },
  is_orderable: false,
};
const suburbs = {
  id: 2,
  shipping_address: 'Dhaka suburbs',
  shipping_address_bn: '',
  delivery_charge: 0.2,
  delivery_days: 2,
  places: '',
};

test('the total is the goods and the charge, to the poisha', () => {
  expect(quoteInZone(quote, suburbs)).toMatchObject({ shipping: suburbs, delivery_charge: 0.2, total_amount: 0.3 });
});

test('deselecting the zone removes its charge', () => {
  expect(quoteInZone(quoteInZone(quote, suburbs), null)).toEqual(quote);
});

test('a charge that has changed meanwhile is taken from the quote', () => {
  const dearer = { ...suburbs, delivery_charge: 0.3 };
  const refused = quoteInZone(quote, dearer);
  const [zone = null] = withQuotedZone([suburbs], refused);
  expect(quoteInZone(refused, zone)).toEqual(refused);
});
