import type { Quote } from '@haat/contracts';
import { beforeAll, expect, test } from 'vitest';
import type { CallProblem } from '../../platform/api/call.ts';
import { checkoutMessages } from './messages.ts';
import { explainFailure } from './order-failure.ts';

beforeAll(() => Promise.all([checkoutMessages.load('en'), checkoutMessages.load('bn')]));

function quote(lineProblem: 'OUT_OF_STOCK' | 'NOT_FOUND' | null): Quote {
  const line = {
    product_id: 1,
    slug: 'saree',
    name: 'Saree',
    name_bn: 'শাড়ি',
    photo: '',
    price: 900,
    offer_price: 900,
    qty: 3,
    size: null,
    color: null,
    color_bn: null,
    line_total: 2700,
    available: 2,
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
    is_orderable: lineProblem === null,
  };
}

function problem(code: CallProblem['code'], data?: Quote): CallProblem {
  return { code, message: '', status: 409, errors: [], data };
}

test('a line that cannot be had is named, with what is left', () => {
  const { text, isAboutCart } = explainFailure(problem('OUT_OF_STOCK', quote('OUT_OF_STOCK')), 'bn');
  expect([text.includes('শাড়ি'), text.includes('২'), isAboutCart]).toEqual([true, true, true]);
});

test('a product that is no longer sold leads back to the cart, whatever the code', () => {
  expect(explainFailure(problem('VALIDATION', quote('NOT_FOUND')), 'en')).toEqual({
    text: 'This product is no longer sold.',
    isAboutCart: true,
  });
});

test('a risen total is told before anything is ordered', () => {
  expect(explainFailure(problem('QUOTE_CHANGED', quote(null)), 'en').text).toContain('৳2,760');
});

test('a lost answer promises that nothing is ordered twice', () => {
  expect(explainFailure(problem('NETWORK'), 'en').text).toContain('never order twice');
});

test('whatever else goes wrong has words too', () => {
  expect(explainFailure(problem('UNAVAILABLE'), 'en')).toEqual({
    text: expect.stringContaining('Nothing you typed is lost'),
    isAboutCart: false,
  });
});
