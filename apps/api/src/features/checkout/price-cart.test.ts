import type { LineInput } from '@haat/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CouponState } from './coupon-problem.ts';
import { type CartProduct, type CartZone, priceCart } from './price-cart.ts';
import { quoteView } from './quote-view.ts';

function product(given: Partial<CartProduct> = {}): CartProduct {
  const names = { slug: 'a', title: 'A', titleBn: 'ক', photo: '/a.webp' };
  return { id: 1, ...names, price: 10_000, offerPrice: 10_000, stock: 10, colors: [], ...given };
}

function line(given: Partial<LineInput> = {}): LineInput {
  return { product_id: 1, qty: 1, size: null, color: null, ...given };
}

const zone: CartZone = { id: 1, shippingAddress: 'Dhaka', shippingAddressBn: 'ঢাকা', deliveryCharge: 6_000 };

function state(given: Partial<CouponState> = {}): CouponState {
  const unused = { hasStarted: true, hasEnded: false, isUsedUp: false, isUsedUpByCaller: false, endsAt: null };
  return { id: 1, code: 'EID', value: 5_000, minSubtotal: 0, ...unused, ...given };
}

const offer = (given: Partial<CouponState> = {}) => ({ code: 'EID', state: state(given) });

test('adds lines, delivery and coupon', () => {
  const cart = priceCart({ lines: [line({ qty: 3 })], products: [product()], zone, coupon: offer() });
  expect(cart).toMatchObject({ subtotal: 30_000, deliveryCharge: 6_000, discount: 5_000, total: 31_000 });
  expect(cart.isOrderable).toBe(true);
});

test('lines of one product share its stock', () => {
  const lines = [line({ qty: 2, size: 'M', color: 'red' }), line({ qty: 2, size: 'L', color: 'blue' })];
  const short = priceCart({ lines, products: [product({ stock: 3 })], zone, coupon: null });
  expect(short.lines.map(({ problem }) => problem)).toEqual(['OUT_OF_STOCK', 'OUT_OF_STOCK']);
  expect(short.isOrderable).toBe(false);
  expect(priceCart({ lines, products: [product({ stock: 4 })], zone, coupon: null }).isOrderable).toBe(true);
});

test('a product that is not there costs nothing and cannot be ordered', () => {
  const cart = priceCart({ lines: [line()], products: [], zone, coupon: null });
  expect(cart.lines[0]).toMatchObject({ problem: 'NOT_FOUND', total: 0 });
  expect(cart.isOrderable).toBe(false);
});

test('without a zone nothing can be ordered', () => {
  const cart = priceCart({ lines: [line()], products: [product()], zone: null, coupon: null });
  expect(cart).toMatchObject({ deliveryCharge: 0, total: 10_000, isOrderable: false });
});

test.each([
  ['NOT_STARTED', { hasStarted: false }],
  ['EXPIRED', { hasEnded: true }],
  ['EXHAUSTED', { isUsedUp: true }],
  ['USED_BY_YOU', { isUsedUpByCaller: true }],
  ['BELOW_MINIMUM', { minSubtotal: 10_001 }],
] as const)('a coupon with the problem %s takes nothing off', (problem, given) => {
  const cart = priceCart({ lines: [line()], products: [product()], zone, coupon: offer(given) });
  expect(cart).toMatchObject({ coupon: { problem }, discount: 0, total: 16_000 });
});

test('an unknown coupon takes nothing off', () => {
  const coupon = { code: 'ЕID', state: undefined };
  const cart = priceCart({ lines: [line()], products: [product()], zone, coupon });
  expect(cart).toMatchObject({ coupon: { code: 'ЕID', problem: 'UNKNOWN' }, discount: 0 });
});

test('a coupon worth more than the order leaves nothing to pay, never less', () => {
  const cart = priceCart({ lines: [line()], products: [product()], zone, coupon: offer({ value: 900_000 }) });
  expect(cart).toMatchObject({ discount: 16_000, total: 0 });
});

const anyProduct = fc.record({ price: fc.nat(2_147_483_647), stock: fc.nat(2_000) });
const anyCart = fc.record({
  products: fc.array(anyProduct, { minLength: 1, maxLength: 8 }),
  picks: fc.array(fc.record({ index: fc.nat(9), qty: fc.integer({ min: 1, max: 999 }) }), {
    minLength: 1,
    maxLength: 100,
  }),
  charge: fc.option(fc.nat(100_000)),
  coupon: fc.option(fc.record({ value: fc.integer({ min: 1, max: 2_147_483_647 }), minSubtotal: fc.nat(1_000_000) })),
});

test('figures are whole, add up and are never negative, whatever the cart', () => {
  fc.assert(
    fc.property(anyCart, ({ products: given, picks, charge, coupon }) => {
      const products = given.map(({ price, stock }, id) => product({ id, price, offerPrice: price, stock }));
      const lines = picks.map(({ index, qty }) => line({ product_id: index, qty }));
      const cart = priceCart({
        lines,
        products,
        zone: charge === null ? null : { ...zone, deliveryCharge: charge },
        coupon: coupon && offer(coupon),
      });
      const exact = lines.reduce((sum, { product_id: id, qty }) => {
        return sum + BigInt(products[id]?.offerPrice ?? 0) * BigInt(qty);
      }, 0n);
      expect(BigInt(cart.subtotal)).toBe(exact);
      expect(cart.total).toBe(cart.subtotal + cart.deliveryCharge - cart.discount);
      expect(cart.total).toBeGreaterThanOrEqual(0);
      expect(Number.isSafeInteger(cart.total)).toBe(true);
      if (cart.coupon?.problem) expect(cart.discount).toBe(0);
      const wanted = new Map<number, number>();
      for (const { product_id: id, qty } of lines) wanted.set(id, (wanted.get(id) ?? 0) + qty);
      const canBeHad = [...wanted].every(([id, qty]) => qty <= (products[id]?.stock ?? 0));
      expect(cart.isOrderable).toBe(canBeHad && charge !== null);
    }),
    { numRuns: 10_000 },
  );
});

test('Taka at the edge print with at most two decimals', () => {
  fc.assert(
    fc.property(fc.nat(2_147_483_647), fc.integer({ min: 1, max: 999 }), (offerPrice, qty) => {
      const cart = priceCart({
        lines: [line({ qty })],
        products: [product({ price: offerPrice, offerPrice })],
        zone,
        coupon: null,
      });
      expect(JSON.stringify(quoteView(cart).total_amount)).toMatch(/^\d+(\.\d{1,2})?$/);
    }),
    { numRuns: 10_000 },
  );
});
