import { takaFromPoisha, type AdminOrder } from '@haat/contracts';
import { type Db, Prisma } from '@haat/db';
import { Problem } from '../../../platform/http/problem.ts';
import { statusesAfter } from '../status/order-status.ts';
import { orderDetailsLineView } from '../order-view.ts';
import { readCustomer } from './customer.ts';
import { eventColumns, orderHistory } from './order-history.ts';
import { shopperMails } from './shopper-mails.ts';
import { orderRows, orderRowView, type OrderRow } from './list/order-row.ts';

const selected = {
  include: {
    lines: {
      orderBy: { position: 'asc' },
      include: { product: { select: { stock: true, shop: { select: { name: true, nameBn: true } } } } },
    },
    mails: { orderBy: { id: 'desc' } },
    ...eventColumns,
  },
} satisfies Prisma.OrderDefaultArgs;

type Row = Prisma.OrderGetPayload<typeof selected>;

/** One order as staff see it. Throws NOT_FOUND. */
export async function readAdminOrder(db: Db, orderNumber: string): Promise<AdminOrder> {
  const order = await db.order.findUnique({ where: { orderNumber }, ...selected });
  if (!order) throw new Problem('NOT_FOUND', 'There is no order with this number.');
  const [[row], customer] = await Promise.all([readRow(db, order.id), readCustomer(db, order)]);
  if (!row) throw new Problem('NOT_FOUND', 'There is no order with this number.');
  return {
    ...orderRowView(row),
    ...sums(order),
    email: order.email,
    order_notes: order.notes,
    locale: order.locale,
    zone_id: order.shippingZoneId,
    is_forgotten: order.forgottenAt !== null,
    next: [...statusesAfter(order.status)],
    product_details: order.lines.map(lineView),
    customer,
    history: orderHistory(order),
    mails: shopperMails(order.mails),
  };
}

function readRow(db: Db, id: bigint): Promise<OrderRow[]> {
  return db.$queryRaw<OrderRow[]>`${orderRows(Prisma.sql`(SELECT * FROM orders WHERE id = ${id}::bigint)`)}`;
}

function sums({ subtotal, deliveryCharge, discount }: Row) {
  return {
    sub_total: takaFromPoisha(Number(subtotal)),
    delivery_charge: takaFromPoisha(Number(deliveryCharge)),
    coupon: takaFromPoisha(Number(discount)),
  };
}

function lineView(line: Row['lines'][number]): AdminOrder['product_details'][number] {
  return { ...orderDetailsLineView(line), stock: line.product?.stock ?? null };
}
