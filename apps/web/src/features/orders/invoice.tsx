import type { OrderDetails } from '@haat/contracts';
import { invoiceSums, paymentStanding } from '@haat/contracts/invoice/invoice-sums';
import type { ReactNode } from 'react';
import { useDates } from '@haat/ui/i18n/dates.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { shopName } from '@haat/contracts/shop-settings';
import { useShopSettings } from '../../platform/settings/shop-settings.ts';
import { Money } from '@haat/ui/text/money.tsx';
import { Stitch } from '@haat/ui/layout/stitch.tsx';
import { lineKey, LineColumns } from './line-columns.tsx';
import { ordersMessages } from './messages.ts';

/** An order's invoice: one A4 page, black on white, for cash on delivery. */
export function Invoice({ order }: { order: OrderDetails }) {
  const t = useMessages(ordersMessages);
  const locale = useLocale();
  const { money, phone } = useFormat();
  const { total } = invoiceSums(order);
  const shop = useShopSettings();
  return (
    <article className="mx-auto flex min-h-[25.5cm] w-full max-w-[17cm] flex-col bg-surface text-sm text-ink">
      <header className="flex items-start justify-between gap-4">
        <p className="font-display text-[2rem] leading-none">haat</p>
        <div className="text-end">
          <h1 className="text-2xl">{t.invoice}</h1>
          <p className="mt-1">{order.order_number}</p>
        </div>
      </header>
      <Stitch className="my-6" />
      <InvoiceHead order={order} />
      <InvoiceLines order={order} />
      <InvoiceTotals order={order} />
      <p className="mt-6">
        <span className="text-ink-muted">{t.inWords}: </span>
        {t.takaInWords(total)}
      </p>
      <footer className="mt-auto pt-10 text-xs text-ink-muted">
        <p>{t.paymentNotes[paymentStanding(order.status)](money(total))}</p>
        <p>{[shopName, inLocale(locale, shop.address, shop.address_bn), phone(shop.phone), shop.email].join(' · ')}</p>
        <Stitch className="mt-5" />
      </footer>
    </article>
  );
}

function InvoiceHead({ order }: { order: OrderDetails }) {
  const t = useMessages(ordersMessages);
  const { date } = useDates();
  const { phone } = useFormat();
  return (
    <div className="grid grid-cols-[1.4fr_1fr] gap-8">
      <div>
        <h2 className="mb-1.5 text-xs font-medium text-ink-muted">{t.billedTo}</h2>
        <p className="font-semibold">{order.name || t.detailsRemoved}</p>
        <p className="whitespace-pre-line">{order.address}</p>
        <p>{phone(order.phone)}</p>
        <p>{order.email}</p>
      </div>
      <div>
        <h2 className="mb-1.5 text-xs font-medium text-ink-muted">{t.details}</h2>
        <dl>
          <Detail name={t.date}>{date(order.date)}</Detail>
          <Detail name={t.payment}>{t.cashOnDelivery}</Detail>
          <Detail name={t.status}>{t.statuses[order.status]}</Detail>
        </dl>
      </div>
    </div>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}

function InvoiceLines({ order }: { order: OrderDetails }) {
  const locale = useLocale();
  const { number } = useFormat();
  return (
    <table className="mt-6 w-full">
      <thead>
        <LineColumns className="border-y border-ink *:py-2.5" />
      </thead>
      <tbody className="tabular-nums">
        {order.product_details.map((line, index) => (
          <tr key={lineKey(line)} className="break-inside-avoid border-b border-border align-top *:py-3">
            <td>{number(index + 1)}</td>
            <td className="font-semibold">
              {inLocale(locale, line.name, line.name_bn)}
              {(line.color ?? line.size) && (
                <small className="block text-xs font-regular text-ink-muted">
                  {[line.color && inLocale(locale, line.color, line.color_bn), line.size].filter(Boolean).join(', ')}
                </small>
              )}
            </td>
            <td className="ps-3 text-end">
              <Money taka={line.offer_price} />
            </td>
            <td className="ps-3 text-end">{number(line.qty)}</td>
            <td className="ps-3 text-end">
              <Money taka={line.line_total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function InvoiceTotals({ order }: { order: OrderDetails }) {
  const t = useMessages(ordersMessages);
  const { subtotal, deliveryCharge, coupon, total } = invoiceSums(order);
  return (
    <dl className="ms-auto mt-4 w-70 break-inside-avoid">
      <TotalRow name={t.subtotal} taka={subtotal} />
      <TotalRow name={t.deliveryCharge} taka={deliveryCharge} zero={t.free} />
      {coupon > 0 && <TotalRow name={t.coupon} taka={-coupon} />}
      <div className="mt-2 flex justify-between gap-4 border-t border-border pt-2.5 text-lg font-bold">
        <dt className="font-semibold">{t.totalToPay}</dt>
        <dd>
          <Money taka={total} />
        </dd>
      </div>
    </dl>
  );
}

/** `zero` is shown instead of an amount of 0. */
function TotalRow({ name, taka, zero }: { name: string; taka: number; zero?: string }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="text-ink-muted">{name}</dt>
      <dd>{taka === 0 && zero ? zero : <Money taka={taka} />}</dd>
    </div>
  );
}
