import type { LineProblem, OrderProblem, Quote } from '@haat/contracts';
import { beforeAll, expect, test } from 'vitest';
import type { CallProblem } from '../../../platform/api/call.ts';
import { checkoutMessages } from '../messages.ts';
import { expectedFailure, explainFailure } from './order-failure.ts';

const phone = '+880 1700-000000';

beforeAll(() => Promise.all([checkoutMessages.load('en'), checkoutMessages.load('bn')]));

function quote(lineProblem: LineProblem | null, problem: OrderProblem | null = null): Quote {
  const line = {
    product_id: 1,
    slug: 'saree',
    name: 'Saree',
    name_bn: 'শাড়ি',
    photo: '',
    shop_name: '',
    shop_name_bn: '',
    price: 900,
    offer_price: 900,
    qty: 3,
    size: 'XL',
    color: null,
    color_bn: null,
    line_total: 2700,
    available: 2,
    max_qty: 20,
    problem: lineProblem,
  };
  return {
    lines: [line],
    sub_total: 2700,
    shipping: null,
    delivery_charge: 0,
    coupon: null,
    discount: 0,
    total_amount: 2760,
    problem,
    limits: { lines: 50, pending_orders: 5, pending_total: 100_000 },
    is_orderable: lineProblem === null && problem === null,
  };
}

function refusal(code: CallProblem['code'], data?: Quote): CallProblem {
  return { code, message: '', status: 409, errors: [], data };
}

test('an unavailable line is named, with the stock that is left', () => {
  const { text, isAboutCart } = explainFailure(refusal('OUT_OF_STOCK', quote('OUT_OF_STOCK')), { locale: 'bn', phone });
  expect([text.includes('শাড়ি'), text.includes('২'), isAboutCart]).toEqual([true, true, true]);
});

test('a product that is no longer sold leads back to the cart, whatever the code', () => {
  expect(explainFailure(refusal('VALIDATION', quote('NOT_FOUND')), { locale: 'en', phone })).toEqual({
    text: 'This product is no longer sold.',
    isAboutCart: true,
  });
});

test('a risen total is reported before anything is ordered', () => {
  expect(explainFailure(refusal('QUOTE_CHANGED', quote(null)), { locale: 'en', phone }).text).toContain('৳2,760');
});

test('if the response was lost, the message promises that nothing is ordered twice', () => {
  expect(explainFailure(refusal('NETWORK'), { locale: 'en', phone }).text).toContain('never order twice');
});

test('any other failure has a message too', () => {
  expect(explainFailure(refusal('UNAVAILABLE'), { locale: 'en', phone })).toEqual({
    text: expect.stringContaining('Nothing you typed is lost'),
    isAboutCart: false,
  });
});

test.each([
  ['ABOVE_LIMIT', null, 'One order holds at most 20 of Saree. For more, call us: 01700-000000.'],
  ['SIZE_GONE', null, 'Saree is no longer available in XL. Please choose again.'],
  [null, 'TOO_MANY_LINES', 'One order holds at most 50 different items.'],
  [null, 'TOO_MUCH_PENDING', 'no more than 5 orders or ৳1,00,000 can wait to be confirmed'],
] as const)('what would be refused is told before she orders: %s %s', (line, order, words) => {
  expect(expectedFailure(quote(line, order), { locale: 'en', phone })?.text).toContain(words);
  expect(expectedFailure(quote(line, order), { locale: 'bn', phone })?.text).not.toMatch(/[a-z]{4}/i);
});

test('a quote that can be ordered has no failure', () => {
  expect(expectedFailure(quote(null), { locale: 'en', phone })).toBeNull();
});
