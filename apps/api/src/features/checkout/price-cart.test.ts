import type { LineInput } from '@haat/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CouponState } from './coupons/coupon-problem.ts';
import type { OrderBounds } from './order-bounds.ts';
import { type Cart, type CartProduct, type CartZone, priceCart } from './price-cart.ts';
import { quoteView } from './quote-view.ts';

function product(given: Partial<CartProduct> = {}): CartProduct {
  const names = { slug: 'a', title: 'A', titleBn: 'ক', photo: '/a.webp', shopName: 'Weavers', shopNameBn: 'তাঁতি' };
  return { id: 1, ...names, price: 10_000, offerPrice: 10_000, stock: 10, colors: [], sizes: [], ...given };
}

function line(given: Partial<LineInput> = {}): LineInput {
  return { product_id: 1, qty: 1, size: null, color: null, ...given };
}

const zone: CartZone = {
  id: 1,
  shippingAddress: 'Dhaka',
  shippingAddressBn: 'ঢাকা',
  deliveryCharge: 6_000,
  deliveryDays: 1,
  places: '',
};

function state(given: Partial<CouponState> = {}): CouponState {
  const unused = { hasStarted: true, hasEnded: false, isUsedUp: false, isUsedUpByCaller: false, endsAt: null };
  return { id: 1, code: 'EID', value: 5_000, minSubtotal: 0, ...unused, ...given };
}

const generous: OrderBounds = { lines: 100, pieces: Number.MAX_SAFE_INTEGER, pendingOrders: null, pendingTotal: null };

/** Prices the cart of a visitor, without bounds unless given. */
function pricedFor(cart: Omit<Cart, 'account'> & Partial<Pick<Cart, 'account'>>, bounds: Partial<OrderBounds> = {}) {
  return priceCart({ account: null, ...cart }, { ...generous, ...bounds });
}

const offer = (given: Partial<CouponState> = {}) => ({ code: 'EID', state: state(given) });

test('adds lines, delivery and coupon', () => {
  const cart = pricedFor({ lines: [line({ qty: 3 })], products: [product()], zone, coupon: offer() });
  expect(cart).toMatchObject({ subtotal: 30_000, deliveryCharge: 6_000, discount: 5_000, total: 31_000 });
  expect(cart.isOrderable).toBe(true);
});

test('lines of one product share its stock', () => {
  const options = { sizes: ['M', 'L'], colors: ['red', 'blue'].map((color) => ({ color, colorBn: null })) };
  const lines = [line({ qty: 2, size: 'M', color: 'red' }), line({ qty: 2, size: 'L', color: 'blue' })];
  const short = pricedFor({ lines, products: [product({ stock: 3, ...options })], zone, coupon: null });
  expect(short.lines.map(({ problem }) => problem)).toEqual(['OUT_OF_STOCK', 'OUT_OF_STOCK']);
  expect(short.isOrderable).toBe(false);
  expect(pricedFor({ lines, products: [product({ stock: 4, ...options })], zone, coupon: null }).isOrderable).toBe(
    true,
  );
});

test('a product that does not exist costs nothing and cannot be ordered', () => {
  const cart = pricedFor({ lines: [line()], products: [], zone, coupon: null });
  expect(cart.lines[0]).toMatchObject({ problem: 'NOT_FOUND', total: 0 });
  expect(cart.isOrderable).toBe(false);
});

test.each([
  ['SIZE_GONE', { size: 'XL', color: 'red' }],
  ['COLOR_GONE', { size: 'M', color: 'green' }],
  ['SIZE_GONE', { size: 'x'.repeat(80) }],
] as const)('%s for a choice that the product does not have', (problem, given) => {
  const products = [product({ sizes: ['M'], colors: [{ color: 'red', colorBn: null }] })];
  const cart = pricedFor({ lines: [line(given)], products, zone, coupon: null });
  expect(cart).toMatchObject({ lines: [{ problem }], isOrderable: false });
  expect(pricedFor({ lines: [line({ size: 'M' })], products, zone, coupon: null }).isOrderable).toBe(true);
});

test('an order limits its lines and the pieces of a product over all lines', () => {
  const lines = [line({ qty: 3 }), line({ qty: 2 })];
  const products = [product({ stock: 100 })];
  const above = pricedFor({ lines, products, zone, coupon: null }, { pieces: 4 });
  expect(above.lines.map(({ problem }) => problem)).toEqual(['ABOVE_LIMIT', 'ABOVE_LIMIT']);
  expect(pricedFor({ lines, products, zone, coupon: null }, { pieces: 5 }).isOrderable).toBe(true);
  const tooLong = pricedFor({ lines, products, zone, coupon: null }, { lines: 1 });
  expect(tooLong).toMatchObject({ problem: 'TOO_MANY_LINES', isOrderable: false });
});

test('the smaller of stock and limit is reported', () => {
  const lines = [line({ qty: 30 })];
  const problemOf = (stock: number) =>
    pricedFor({ lines, products: [product({ stock })], zone, coupon: null }, { pieces: 20 }).lines[0]?.problem;
  expect(problemOf(10)).toBe('OUT_OF_STOCK');
  expect(problemOf(25)).toBe('ABOVE_LIMIT');
});

test('pending orders are bounded until something was delivered', () => {
  const cart = { lines: [line()], products: [product()], zone, coupon: null };
  const account = { pendingOrders: 2, pendingTotal: 40_000, hasDelivered: false };
  const problemOf = (given: Partial<typeof account>, bounds: Partial<OrderBounds>) =>
    pricedFor({ ...cart, account: { ...account, ...given } }, bounds).problem;
  expect(problemOf({}, { pendingOrders: 3 })).toBeNull();
  expect(problemOf({}, { pendingOrders: 2 })).toBe('TOO_MUCH_PENDING');
  expect(problemOf({}, { pendingTotal: 56_000 })).toBeNull();
  expect(problemOf({}, { pendingTotal: 55_999 })).toBe('TOO_MUCH_PENDING');
  expect(problemOf({ hasDelivered: true }, { pendingOrders: 2, pendingTotal: 1 })).toBeNull();
});

test('without a zone nothing can be ordered', () => {
  const cart = pricedFor({ lines: [line()], products: [product()], zone: null, coupon: null });
  expect(cart).toMatchObject({ deliveryCharge: 0, total: 10_000, isOrderable: false });
});

test.each([
  ['NOT_STARTED', { hasStarted: false }],
  ['EXPIRED', { hasEnded: true }],
  ['EXHAUSTED', { isUsedUp: true }],
  ['USED_BY_YOU', { isUsedUpByCaller: true }],
  ['BELOW_MINIMUM', { minSubtotal: 10_001 }],
] as const)('a coupon with the problem %s takes nothing off', (problem, given) => {
  const cart = pricedFor({ lines: [line()], products: [product()], zone, coupon: offer(given) });
  expect(cart).toMatchObject({ coupon: { problem }, discount: 0, total: 16_000 });
});

test('an unknown coupon takes nothing off', () => {
  const coupon = { code: 'ЕID', state: undefined };
  const cart = pricedFor({ lines: [line()], products: [product()], zone, coupon });
  expect(cart).toMatchObject({ coupon: { code: 'ЕID', problem: 'UNKNOWN' }, discount: 0 });
});

test('a coupon worth more than the order leaves nothing to pay, never less', () => {
  const cart = pricedFor({ lines: [line()], products: [product()], zone, coupon: offer({ value: 900_000 }) });
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
      const cart = pricedFor({
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

test('amounts at the edge print with at most two decimals', () => {
  fc.assert(
    fc.property(fc.nat(2_147_483_647), fc.integer({ min: 1, max: 999 }), (offerPrice, qty) => {
      const cart = pricedFor({
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
