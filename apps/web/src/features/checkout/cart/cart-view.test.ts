import type { Quote } from '@haat/contracts';
import { expect, test } from 'vitest';
import type { CartLine } from '../../cart/public.ts';
import { cartView } from './cart-view.ts';

function line(id: number, count: number, selectedColor: string | null = null): CartLine {
  return { id, count, selectedColor, selectedSize: null };
}

function quoted(id: number, { price, available }: { price: number; available: number }): Quote['lines'][number] {
  return {
    product_id: id,
    slug: `p${id}`,
    name: `P${id}`,
    name_bn: '',
    photo: '',
    shop_name: '',
    shop_name_bn: '',
    price,
    offer_price: price,
    qty: 1,
    size: null,
    color: null,
    color_bn: null,
    line_total: price,
    available,
    max_qty: 20,
    problem: null,
  };
}

function quote(...lines: Quote['lines']): Quote {
  return {
    lines,
    sub_total: 0,
    shipping: null,
    delivery_charge: 0,
    coupon: null,
    discount: 0,
    total_amount: 0,
    problem: null,
    limits: { lines: 50, pending_orders: 5, pending_total: 100_000 },
    is_orderable: false,
  };
}

const zone = {
  id: 1,
  shipping_address: 'Dhaka City',
  shipping_address_bn: '',
  delivery_charge: 60,
  delivery_days: 1,
  places: '',
};

test('current counts are charged at the prices of the last quote', () => {
  const view = cartView({
    lines: [line(1, 3), line(2, 1)],
    quote: quote(quoted(1, { price: 0.1, available: 9 }), quoted(2, { price: 100, available: 9 })),
    zone,
  });
  expect(view.rows.map(({ lineTotal }) => lineTotal)).toEqual([0.3, 100]);
  expect(view).toMatchObject({ pieces: 4, subtotal: 100.3, deliveryCharge: 60, total: 160.3 });
});

test('without a zone there is no delivery charge yet', () => {
  expect(
    cartView({ lines: [line(1, 1)], quote: quote(quoted(1, { price: 50, available: 1 })), zone: null }),
  ).toMatchObject({
    deliveryCharge: null,
    total: 50,
  });
});

test('two colours share one stock', () => {
  const view = cartView({
    lines: [line(1, 2, 'Maroon'), line(1, 2, 'Navy')],
    quote: quote(quoted(1, { price: 10, available: 3 })),
    zone,
  });
  expect(view.rows.map(({ fits }) => fits)).toEqual([1, 1]);
});

test('a colour has its own name in Bangla', () => {
  const navy = { ...quoted(1, { price: 10, available: 3 }), color: 'Navy', color_bn: 'নেভি' };
  const maroon = { ...navy, color: 'Maroon', color_bn: 'মেরুন' };
  const lines = [line(1, 1, 'Maroon'), line(1, 1, 'Navy'), line(1, 1)];
  const { rows } = cartView({ lines, quote: quote(navy, maroon), zone });
  expect(rows.map(({ colorBn }) => colorBn)).toEqual(['মেরুন', 'নেভি', null]);
});

test('a product that is no longer sold costs nothing', () => {
  const gone = { ...quoted(1, { price: 10, available: 0 }), problem: 'NOT_FOUND' as const };
  expect(cartView({ lines: [line(1, 2)], quote: quote(gone), zone })).toMatchObject({ subtotal: 0, total: 60 });
});

test('a line has the price at which it was last seen', () => {
  const view = cartView({
    lines: [line(1, 1), line(2, 1)],
    quote: quote(quoted(1, { price: 12, available: 9 }), quoted(2, { price: 5, available: 9 })),
    zone,
    seenPrices: new Map([[1, 10]]),
  });
  expect(view.rows.map(({ seenPrice }) => seenPrice)).toEqual([10, null]);
});

test.each([
  [100, { fits: 20, bound: 'order' }],
  [7, { fits: 7, bound: 'stock' }],
])('with %i in stock and 20 per order, the smaller number is shown', (available, expected) => {
  const view = cartView({ lines: [line(1, 30)], quote: quote(quoted(1, { price: 50, available })), zone });
  expect(view.rows[0]).toMatchObject(expected);
});

test('a choice that no longer exists is reported on its own line alone', () => {
  const gone = { ...quoted(1, { price: 50, available: 9 }), color: 'Red', problem: 'COLOR_GONE' as const };
  const view = cartView({
    lines: [line(1, 1, 'Red'), line(1, 1)],
    quote: quote(gone, quoted(1, { price: 50, available: 9 })),
    zone,
  });
  expect(view.rows.map(({ goneChoice }) => goneChoice)).toEqual(['color', null]);
});
