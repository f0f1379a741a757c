import type { Db } from '@haat/db';
import type { Config } from '../../platform/config.ts';
import type { MailTemplates, StoredMail } from '../../platform/mail/mail-words.ts';
import { operatorOrderMail, orderConfirmationMail, type OrderMailData } from './order-confirmation-mail.ts';

/** The mails of a new order, made from the order as it is stored: what was bought, and what for, never changes. */
export function orderMails({ db, config }: { db: Db; config: Pick<Config, 'PUBLIC_URL'> }): MailTemplates {
  return {
    'order-confirmation': async (mail) => orderConfirmationMail(await readOrder({ db, config }, mail)),
    'operator-order': async (mail) => operatorOrderMail(await readOrder({ db, config }, mail)),
  };
}

async function readOrder(
  { db, config }: { db: Db; config: Pick<Config, 'PUBLIC_URL'> },
  { orderId }: StoredMail,
): Promise<OrderMailData> {
  if (orderId === null) throw new Error('the mail of an order names one');
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { lines: { orderBy: { position: 'asc' } } },
  });
  const zone = await db.shippingZone.findUnique({ where: { id: order.shippingZoneId ?? 0 } });
  return {
    ...order,
    zone: { name: order.shippingAddress, nameBn: zone?.shippingAddressBn ?? '' },
    coupon: order.couponCode === null ? null : { code: order.couponCode },
    subtotal: Number(order.subtotal),
    deliveryCharge: Number(order.deliveryCharge),
    discount: Number(order.discount),
    total: Number(order.total),
    publicUrl: config.PUBLIC_URL,
  };
}
