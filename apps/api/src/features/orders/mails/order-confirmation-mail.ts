import { digits, inLanguage, inLocale, takaFromPoisha, type Locale } from '@haat/contracts';
import { formatMoney, formatPhone } from '@haat/contracts/shared/format';
import { button, layout, paragraph, table } from '../../../platform/mail/layout.ts';
import { nameInMail } from '../../../platform/mail/name-in-mail.ts';
import type { MailContent } from '../../../platform/mail/mail-words.ts';

/** A placed order and the shop's public URL. Amounts are in poisha. */
export interface OrderMailData {
  orderNumber: string;
  name: string;
  phone: string;
  address: string;
  notes: string | null;
  locale: Locale;
  zone: { name: string; nameBn: string };
  subtotal: number;
  deliveryCharge: number;
  discount: number;
  total: number;
  coupon: { code: string } | null;
  lines: readonly OrderMailLine[];
  publicUrl: string;
}

interface OrderMailLine {
  name: string;
  nameBn: string;
  qty: number;
  offerPrice: number;
  size: string | null;
  color: string | null;
  colorBn: string | null;
}

const words = {
  en: {
    subject: (orderNumber: string) => `Your order ${orderNumber}`,
    heading: 'Thank you for your order',
    intro: (name: string, orderNumber: string) =>
      `Dear ${name}, we have your order ${orderNumber} and will call you to confirm it.`,
    columns: ['Product', 'Quantity', 'Price'],
    subtotal: 'Subtotal',
    delivery: (zone: string) => `Delivery, ${zone}`,
    free: 'Free',
    coupon: (code: string) => `Coupon ${code}`,
    total: 'Total, cash on delivery',
    phone: 'Phone',
    button: 'See your order',
  },
  bn: {
    subject: (orderNumber: string) => `আপনার অর্ডার ${orderNumber}`,
    heading: 'অর্ডারের জন্য ধন্যবাদ',
    intro: (name: string, orderNumber: string) =>
      `প্রিয় ${name}, আপনার অর্ডার ${orderNumber} পেয়েছি। নিশ্চিত করতে আমরা আপনাকে ফোন করব।`,
    columns: ['পণ্য', 'পরিমাণ', 'মোট'],
    subtotal: 'পণ্যের দাম',
    delivery: (zone: string) => `ডেলিভারি, ${zone}`,
    free: 'ফ্রি',
    coupon: (code: string) => `কুপন ${code}`,
    total: 'মোট, হাতে পেয়ে দেবেন',
    phone: 'ফোন',
    button: 'অর্ডার দেখুন',
  },
} as const;

/**
 * The confirmation mail to a shopper: lines, totals, delivery, coupon and number. Free text (address, note) appears
 * only on the order's page, because the account may hold somebody else's e-mail address.
 */
export function orderConfirmationMail(order: OrderMailData): MailContent {
  const { locale } = order;
  const say = words[locale];
  return layout({
    locale,
    subject: say.subject(order.orderNumber),
    heading: say.heading,
    blocks: [
      paragraph(say.intro(nameInMail(order.name), order.orderNumber)),
      orderTable(order, locale),
      paragraph(`${say.phone}: ${formatPhone(order.phone, locale)}`),
      button({ label: say.button, url: orderUrl(order, locale) }),
    ],
  });
}

/** The mail to the operator about a new order. */
export function operatorOrderMail(order: OrderMailData): MailContent {
  return layout({
    locale: 'en',
    subject: `New order ${order.orderNumber}: ${formatMoney(takaFromPoisha(order.total), 'en')}`,
    heading: `New order ${order.orderNumber}`,
    blocks: [
      paragraph(`${order.name}, ${formatPhone(order.phone, 'en')}`),
      paragraph(order.address),
      ...(order.notes ? [paragraph(`Note: ${order.notes}`)] : []),
      orderTable(order, 'en'),
    ],
  });
}

function orderTable(order: OrderMailData, locale: Locale) {
  const say = words[locale];
  const money = (poisha: number) => formatMoney(takaFromPoisha(poisha), locale);
  const zone = inLocale(locale, order.zone.name, order.zone.nameBn);
  const coupon = { cells: [say.coupon(order.coupon?.code ?? ''), '', `−${money(order.discount)}`] };
  return table({
    head: [...say.columns],
    rows: [
      ...order.lines.map((line) => ({
        cells: [lineName(line, locale), digits(String(line.qty), locale), money(line.offerPrice * line.qty)],
      })),
      { cells: [say.subtotal, '', money(order.subtotal)] },
      { cells: [say.delivery(zone), '', order.deliveryCharge === 0 ? say.free : money(order.deliveryCharge)] },
      ...(order.discount > 0 ? [coupon] : []),
      { cells: [say.total, '', money(order.total)], strong: true },
    ],
  });
}

function lineName(line: OrderMailLine, locale: Locale): string {
  const name = inLocale(locale, line.name, line.nameBn);
  const colour = line.color && inLocale(locale, line.color, line.colorBn);
  const options = [colour, line.size].filter(Boolean).join(', ');
  return options ? `${name} (${options})` : name;
}

function orderUrl({ orderNumber, publicUrl }: OrderMailData, locale: Locale): string {
  return new URL(inLanguage(`/order_list_view/${orderNumber}`, locale), publicUrl).href;
}
