import { takaFromPoisha, type Quote } from '@haat/contracts';
import { type CartZone, colourInBangla, type PricedCart, type PricedLine } from './price-cart.ts';

/** A priced cart as the API shows it, in Taka. */
export function quoteView(cart: PricedCart): Quote {
  return {
    lines: cart.lines.map((line) => lineView(line, cart.bounds.pieces)),
    sub_total: takaFromPoisha(cart.subtotal),
    shipping: cart.zone && zoneView(cart.zone),
    delivery_charge: takaFromPoisha(cart.deliveryCharge),
    coupon: cart.coupon && {
      code: cart.coupon.code,
      value: takaFromPoisha(cart.coupon.value),
      min_subtotal: takaFromPoisha(cart.coupon.minSubtotal),
      problem: cart.coupon.problem,
    },
    discount: takaFromPoisha(cart.discount),
    total_amount: takaFromPoisha(cart.total),
    problem: cart.problem,
    limits: {
      lines: cart.bounds.lines,
      pending_orders: cart.bounds.pendingOrders,
      pending_total: cart.bounds.pendingTotal === null ? null : takaFromPoisha(cart.bounds.pendingTotal),
    },
    is_orderable: cart.isOrderable,
  };
}

/** A shipping zone as the API shows it. */
export function zoneView(zone: CartZone): NonNullable<Quote['shipping']> {
  return {
    id: zone.id,
    shipping_address: zone.shippingAddress,
    shipping_address_bn: zone.shippingAddressBn,
    delivery_charge: takaFromPoisha(zone.deliveryCharge),
    delivery_days: zone.deliveryDays,
    places: zone.places,
  };
}

function lineView({ line, product, total, problem }: PricedLine, maxPieces: number): Quote['lines'][number] {
  return {
    product_id: line.product_id,
    slug: product?.slug ?? '',
    name: product?.title ?? '',
    name_bn: product?.titleBn ?? '',
    photo: product?.photo ?? '',
    shop_name: product?.shopName ?? '',
    shop_name_bn: product?.shopNameBn ?? '',
    price: takaFromPoisha(product?.price ?? 0),
    offer_price: takaFromPoisha(product?.offerPrice ?? 0),
    qty: line.qty,
    size: line.size,
    color: line.color,
    color_bn: product ? colourInBangla(product, line.color) : null,
    line_total: takaFromPoisha(total),
    available: product?.stock ?? 0,
    max_qty: maxPieces,
    problem,
  };
}
