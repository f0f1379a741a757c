import type { OrderDetails, ShopSettings } from '@haat/contracts';
import { invoiceSums, paymentStanding } from '@haat/contracts/invoice/invoice-sums';
import { words as bangla } from '@haat/contracts/invoice/words.bn';
import { type InvoiceWords, words as english } from '@haat/contracts/invoice/words.en';
import { shopName } from '@haat/contracts/shop-settings';
import { digits, inLocale, locales, type Locale } from '@haat/contracts/shared/locale';
import { formatMoney, formatPhone } from '@haat/contracts/shared/format';

/** All texts of an invoice. */
export interface InvoiceContent {
  locale: Locale;
  title: string;
  orderNumber: string;
  billedTo: { title: string; name: string; rest: string[] };
  details: { title: string; rows: [name: string, value: string][] };
  columns: [number: string, product: string, price: string, qty: string, total: string];
  lines: { number: string; name: string; options: string; price: string; qty: string; total: string }[];
  sums: [name: string, amount: string][];
  total: [name: string, amount: string];
  inWords: [name: string, text: string];
  notes: string[];
}

const wordsOf: Record<Locale, InvoiceWords> = { en: english, bn: bangla };

/** The content of an order's invoice in one language; the total is rounded up to a whole Taka. */
export function invoiceContent(
  order: OrderDetails,
  { locale, shop }: { locale: Locale; shop: ShopSettings },
): InvoiceContent {
  const t = wordsOf[locale];
  const money = (taka: number) => formatMoney(taka, locale);
  const { subtotal, deliveryCharge, coupon, total } = invoiceSums(order);
  return {
    locale,
    title: t.invoice,
    orderNumber: order.order_number,
    billedTo: {
      title: t.billedTo,
      name: order.name || t.detailsRemoved,
      rest: [...order.address.split('\n'), formatPhone(order.phone, locale), order.email].filter((text) => text !== ''),
    },
    details: {
      title: t.details,
      rows: [
        [t.date, dateText(order.date, locale)],
        [t.payment, t.cashOnDelivery],
        [t.status, t.statuses[order.status]],
      ],
    },
    columns: ['#', t.product, t.price, t.qty, t.total],
    lines: order.product_details.map((line, index) => ({
      number: digits(String(index + 1), locale),
      name: inLocale(locale, line.name, line.name_bn),
      options: [line.color && inLocale(locale, line.color, line.color_bn), line.size].filter(Boolean).join(', '),
      price: money(line.offer_price),
      qty: digits(String(line.qty), locale),
      total: money(line.line_total),
    })),
    sums: [
      [t.subtotal, money(subtotal)],
      [t.deliveryCharge, deliveryCharge === 0 ? t.free : money(deliveryCharge)],
      ...(coupon > 0 ? [[t.coupon, `−${money(coupon)}`] satisfies [string, string]] : []),
    ],
    total: [t.totalToPay, money(total)],
    inWords: [t.inWords, t.takaInWords(total)],
    notes: [
      t.paymentNotes[paymentStanding(order.status)](money(total)),
      [shopName, inLocale(locale, shop.address, shop.address_bn), formatPhone(shop.phone, locale), shop.email].join(
        ' · ',
      ),
    ],
  };
}

function dateText(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locales[locale].dateTag, { timeZone: 'Asia/Dhaka', dateStyle: 'long' }).format(
    new Date(iso),
  );
}
