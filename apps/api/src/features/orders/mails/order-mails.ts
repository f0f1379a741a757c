import { pages } from '@haat/contracts/pages';
import { inLanguage } from '@haat/contracts';
import type { Db } from '@haat/db';
import type { Config } from '../../../platform/config.ts';
import type { MailTemplates, StoredMail } from '../../../platform/mail/mail-words.ts';
import { orderCopyMail } from './order-copy-mail.ts';
import { orderCopyToken } from '../copies/order-copy-token.ts';
import { operatorOrderMail, orderConfirmationMail, type OrderMailData } from './order-confirmation-mail.ts';

type OrderMailServices = { db: Db; config: Pick<Config, 'PUBLIC_URL' | 'JWT_SECRET'> };

/** The mails of a new order, rendered from the stored order, whose lines and prices never change. */
export function orderMails({ db, config }: OrderMailServices): MailTemplates {
  return {
    'order-confirmation': async (mail) => orderConfirmationMail(await readOrder({ db, config }, mail)),
    'order-copy': async (mail) => orderConfirmationMail(await readOrder({ db, config }, mail)),
    'confirm-address': async (mail) => orderCopyMail(await copyQuestion({ db, config }, mail)),
    'operator-order': async (mail) => operatorOrderMail(await readOrder({ db, config }, mail)),
  };
}

async function copyQuestion({ db, config }: OrderMailServices, { orderId, recipient: email, locale }: StoredMail) {
  const { userId, createdAt } = await db.order.findUniqueOrThrow({ where: { id: ofOrder(orderId) } });
  const token = orderCopyToken(config.JWT_SECRET, { userId, email }, createdAt.getTime());
  const path = inLanguage(pages.orderCopy.path, locale);
  return { locale, url: new URL(`${path}?token=${token}`, config.PUBLIC_URL).href };
}

function ofOrder(orderId: bigint | null): bigint {
  if (orderId === null) throw new Error('the mail of an order names one');
  return orderId;
}

async function readOrder({ db, config }: OrderMailServices, { orderId }: StoredMail): Promise<OrderMailData> {
  const order = await db.order.findUniqueOrThrow({
    where: { id: ofOrder(orderId) },
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
