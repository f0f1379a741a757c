import { takaFromPoisha, type Order, type OrderDetails, type TrackedOrder } from '@haat/contracts';
import type { Prisma } from '@haat/db';
import { canShopperCancel } from './status/order-status.ts';

const line = {
  productId: true,
  slug: true,
  name: true,
  nameBn: true,
  photo: true,
  price: true,
  offerPrice: true,
  qty: true,
  size: true,
  color: true,
  colorBn: true,
} satisfies Prisma.OrderLineSelect;

const listed = {
  orderNumber: true,
  createdAt: true,
  status: true,
  total: true,
  subtotal: true,
  deliveryCharge: true,
  discount: true,
  couponCode: true,
  lines: { select: line, orderBy: { position: 'asc' } },
} satisfies Prisma.OrderSelect;

const timeline = {
  changes: { select: { toStatus: true, createdAt: true }, orderBy: { id: 'asc' } },
} satisfies Prisma.OrderSelect;

const shopOfLine = {
  product: { select: { shop: { select: { name: true, nameBn: true } } } },
} satisfies Prisma.OrderLineSelect;

/** The columns of an order's page. */
export const orderDetailsSelect = {
  ...listed,
  lines: { select: { ...line, ...shopOfLine }, orderBy: { position: 'asc' } },
  ...timeline,
  name: true,
  email: true,
  phone: true,
  address: true,
  notes: true,
  shippingAddress: true,
} satisfies Prisma.OrderSelect;

/** The columns that tracking shows. */
export const trackedOrderSelect = {
  ...timeline,
  orderNumber: true,
  createdAt: true,
  status: true,
  total: true,
  shippingAddress: true,
  lines: { select: { qty: true } },
} satisfies Prisma.OrderSelect;

type Row<Select extends Prisma.OrderSelect> = Prisma.OrderGetPayload<{ select: Select }>;

/** The columns of a list of orders. */
export type ListedOrder = Row<typeof listed>;

/** An order as lists show it, in Taka. */
export function orderView(row: ListedOrder): Order {
  return {
    order_number: row.orderNumber,
    date: row.createdAt.toISOString(),
    status: row.status,
    total_amount: taka(row.total),
    sub_total: taka(row.subtotal),
    delivery_charge: taka(row.deliveryCharge),
    coupon: taka(row.discount),
    coupon_code: row.couponCode,
    product_details: row.lines.map(orderLineView),
  };
}

/** One order with its address and history. */
export function orderDetailsView(row: Row<typeof orderDetailsSelect>): OrderDetails {
  return {
    ...orderView(row),
    product_details: row.lines.map(orderDetailsLineView),
    name: row.name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    order_notes: row.notes,
    shipping_address: row.shippingAddress,
    payment_type: 'Cash on delivery',
    can_cancel: canShopperCancel(row.status),
    timeline: row.changes.map(changeView),
  };
}

/** An order without its name and address. */
export function trackedOrderView(row: Row<typeof trackedOrderSelect>): TrackedOrder {
  return {
    order_number: row.orderNumber,
    date: row.createdAt.toISOString(),
    status: row.status,
    total_amount: taka(row.total),
    shipping_address: row.shippingAddress,
    items: row.lines.reduce((pieces, { qty }) => pieces + qty, 0),
    timeline: row.changes.map(changeView),
  };
}

/** A line of an order as it was placed, with its product's current shop. */
export function orderDetailsLineView(
  row: Row<typeof orderDetailsSelect>['lines'][number],
): OrderDetails['product_details'][number] {
  const { name = null, nameBn = null } = row.product?.shop ?? {};
  return { ...orderLineView(row), shop: name, shop_bn: nameBn };
}

function orderLineView(row: ListedOrder['lines'][number]): Order['product_details'][number] {
  return {
    product_id: row.productId,
    slug: row.slug,
    name: row.name,
    name_bn: row.nameBn,
    photo: row.photo,
    price: takaFromPoisha(row.price),
    offer_price: takaFromPoisha(row.offerPrice),
    qty: row.qty,
    size: row.size,
    color: row.color,
    color_bn: row.colorBn,
    line_total: takaFromPoisha(row.offerPrice * row.qty),
  };
}

function changeView({ toStatus, createdAt }: Row<typeof timeline>['changes'][number]) {
  return { status: toStatus, at: createdAt.toISOString() };
}

function taka(poisha: bigint): number {
  return takaFromPoisha(Number(poisha));
}
