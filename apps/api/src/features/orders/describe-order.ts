import type { Prisma } from '@haat/db';
import type { Services } from '../../services.ts';
import { formatMoney } from '@haat/contracts/shared/format';
import { takaFromPoisha } from '@haat/contracts/shared/poisha';
import { statusesAfter } from './status/order-status.ts';

const selected = {
  include: {
    lines: { orderBy: { position: 'asc' } },
    changes: {
      orderBy: { id: 'asc' },
      include: { byUser: { select: { email: true } }, byStaff: { select: { email: true } } },
    },
  },
} satisfies Prisma.OrderDefaultArgs;

type Row = Prisma.OrderGetPayload<typeof selected>;

/** Describes an order in lines of text for the operator: address, contents, history. Null if there is no such order. */
export async function describeOrder({ db }: Pick<Services, 'db'>, orderNumber: string): Promise<string[] | null> {
  const order = await db.order.findUnique({ where: { orderNumber }, ...selected });
  if (!order) return null;
  const next = statusesAfter(order.status);
  return [
    `${order.orderNumber}  ${order.status}  ${time(order.createdAt)}`,
    ...(order.forgottenAt
      ? [`Its person was forgotten on ${time(order.forgottenAt)} (${order.shippingAddress})`]
      : [`${order.name} · ${order.phone} · ${order.email}`, `${order.address} (${order.shippingAddress})`]),
    ...(order.notes ? [`Notes: ${order.notes}`] : []),
    ...order.lines.map(lineText),
    totals(order),
    ...order.changes.map(changeText),
    next.length > 0 ? `Goes next to: ${next.join(', ')}` : 'Goes nowhere from here.',
  ];
}

function lineText({ qty, name, size, color, offerPrice }: Row['lines'][number]): string {
  const choices = [size, color].filter((choice) => choice !== null).join(', ');
  return `  ${qty} × ${name}${choices && ` (${choices})`}  ${formatMoney(takaFromPoisha(offerPrice * qty), 'en')}`;
}

function totals({ subtotal, deliveryCharge, discount, couponCode, total }: Row): string {
  const coupon = discount > 0n ? ` − coupon ${couponCode ?? ''} ${money(discount)}` : '';
  return `${money(subtotal)} + delivery ${money(deliveryCharge)}${coupon} = ${money(total)}, cash on delivery`;
}

function changeText({ createdAt, toStatus, byUser, byStaff, reason }: Row['changes'][number]): string {
  const by = byStaff ?? byUser;
  return `${time(createdAt)}  ${toStatus}${by ? ` by ${by.email}` : ''}${reason ? `: ${reason}` : ''}`;
}

function money(poisha: bigint): string {
  return formatMoney(takaFromPoisha(Number(poisha)), 'en');
}

/** In the shop's time zone, Asia/Dhaka. */
function time(at: Date): string {
  return `${at.toLocaleString('sv-SE', { timeZone: 'Asia/Dhaka' }).slice(0, 16)} Dhaka`;
}
