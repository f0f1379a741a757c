import type { CouponProblem, LineInput, LineProblem, OrderProblem } from '@haat/contracts';
import { type CouponState, couponProblem } from './coupons/coupon-problem.ts';
import { isTooMuchPending, type OrderBounds, type PendingOrders } from './order-bounds.ts';

/** The current state of a product; prices are in poisha. */
export interface CartProduct {
  id: number;
  slug: string;
  title: string;
  titleBn: string;
  photo: string;
  shopName: string;
  shopNameBn: string;
  price: number;
  offerPrice: number;
  stock: number;
  colors: readonly { color: string; colorBn: string | null }[];
  sizes: readonly string[];
}

/** A shipping zone; its charge is in poisha. */
export interface CartZone {
  id: number;
  shippingAddress: string;
  shippingAddressBn: string;
  deliveryCharge: number;
  deliveryDays: number;
  places: string;
}

/** What the database knows about a cart. `coupon` is the requested one; its state is undefined if there is no such coupon. */
export interface Cart {
  lines: readonly LineInput[];
  products: readonly CartProduct[];
  zone: CartZone | null;
  coupon: { code: string; state: CouponState | undefined } | null;
  /** The caller's account; null for a visitor. */
  account: PendingOrders | null;
}

/** A line with its product; null if there is no such product. */
export interface PricedLine {
  line: LineInput;
  product: CartProduct | undefined;
  total: number;
  problem: LineProblem | null;
}

export interface PricedCoupon {
  id: number | null;
  code: string;
  value: number;
  minSubtotal: number;
  problem: CouponProblem | null;
}

/** The figures of a cart, in poisha; orders are made from nothing else. */
export interface PricedCart {
  lines: PricedLine[];
  subtotal: number;
  zone: CartZone | null;
  deliveryCharge: number;
  coupon: PricedCoupon | null;
  discount: number;
  total: number;
  problem: OrderProblem | null;
  bounds: OrderBounds;
  isOrderable: boolean;
}

/** Computes every price, charge and total of a cart, and the problems of its lines and coupon. */
export function priceCart({ lines, products, zone, coupon, account }: Cart, bounds: OrderBounds): PricedCart {
  const priced = priceLines(lines, { products, maxPieces: bounds.pieces });
  const subtotal = priced.reduce((sum, line) => sum + line.total, 0);
  const deliveryCharge = zone?.deliveryCharge ?? 0;
  const pricedCoupon = coupon && priceCoupon(coupon, subtotal);
  const offered = pricedCoupon && !pricedCoupon.problem ? pricedCoupon.value : 0;
  // A coupon may also cover the delivery charge, but never more than the total.
  const discount = Math.min(offered, subtotal + deliveryCharge);
  const total = subtotal + deliveryCharge - discount;
  const problem = orderProblem({ lines, account, total }, bounds);
  return {
    lines: priced,
    subtotal,
    zone,
    deliveryCharge,
    coupon: pricedCoupon,
    discount,
    total,
    problem,
    bounds,
    isOrderable: zone !== null && problem === null && priced.every((line) => line.problem === null),
  };
}

function orderProblem(
  { lines, account, total }: Pick<Cart, 'lines' | 'account'> & { total: number },
  bounds: OrderBounds,
): OrderProblem | null {
  if (lines.length > bounds.lines) return 'TOO_MANY_LINES';
  return isTooMuchPending(account, { bounds, total }) ? 'TOO_MUCH_PENDING' : null;
}

/** The Bangla name of a product's colour; null if there is no such colour or it has no Bangla name. */
export function colourInBangla({ colors }: CartProduct, asked: string | null): string | null {
  return colors.find(({ color }) => color === asked)?.colorBn ?? null;
}

/** Pieces per product, summed over sizes and colours, which share one stock. */
function piecesByProduct(lines: readonly LineInput[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { product_id: id, qty } of lines) pieces.set(id, (pieces.get(id) ?? 0) + qty);
  return pieces;
}

function priceLines(
  lines: readonly LineInput[],
  { products, maxPieces }: { products: readonly CartProduct[]; maxPieces: number },
): PricedLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const pieces = piecesByProduct(lines);
  return lines.map((line): PricedLine => {
    const product = byId.get(line.product_id);
    if (!product) return { line, product, total: 0, problem: 'NOT_FOUND' };
    const asked = { ...line, pieces: pieces.get(product.id) ?? 0 };
    return { line, product, total: product.offerPrice * line.qty, problem: lineProblem(asked, { product, maxPieces }) };
  });
}

function lineProblem(
  { pieces, size, color }: LineInput & { pieces: number },
  { product, maxPieces }: { product: CartProduct; maxPieces: number },
): LineProblem | null {
  if (size !== null && !product.sizes.includes(size)) return 'SIZE_GONE';
  if (color !== null && !product.colors.some((each) => each.color === color)) return 'COLOR_GONE';
  if (pieces > maxPieces && maxPieces < product.stock) return 'ABOVE_LIMIT';
  return pieces > product.stock ? 'OUT_OF_STOCK' : null;
}

function priceCoupon({ code, state }: NonNullable<Cart['coupon']>, subtotal: number): PricedCoupon {
  if (!state) return { id: null, code, value: 0, minSubtotal: 0, problem: 'UNKNOWN' };
  const { id, value, minSubtotal } = state;
  return { id, code: state.code, value, minSubtotal, problem: couponProblem(state, subtotal) };
}
