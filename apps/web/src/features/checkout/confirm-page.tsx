import type { Quote } from '@haat/contracts';
import { useState } from 'react';
import { redirect, useLoaderData, useNavigate } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useShopSettings } from '../../platform/settings/shop-settings.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../rendering/page.ts';
import { readCart } from '../cart/public.ts';
import { readTotals, writeConfirmedTotals } from './storage/totals.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { Card } from '@haat/ui/layout/card.tsx';
import { CellName } from '@haat/ui/layout/cell-name.tsx';
import { TextField } from '@haat/ui/forms/field.tsx';
import { Form } from '@haat/ui/forms/form.tsx';
import { Money } from '@haat/ui/text/money.tsx';
import { Thumbnail } from '../../ui/media/thumbnail.tsx';
import { toItems } from './cart/cart-view.ts';
import { couponWords } from './quote/coupon-words.ts';
import { storeCoupon } from './quote/stored-coupon.ts';
import { checkoutMessages } from './messages.ts';
import { expectedFailure } from './ordering/order-failure.ts';
import { OrderFailureNotice } from './ordering/order-failure-notice.tsx';
import { OrderAction } from './ordering/order-action.tsx';
import { BackToShop, CashOnDelivery, OrderPage, OrderPagePending } from './ordering/order-page.tsx';
import { QuoteSum } from './quote/quote-sum.tsx';

/** The server's quote for the confirmed cart; without one the shopper is sent back to the cart. */
export async function loader({ call: ask }: LoaderInput) {
  const lines = readCart();
  const { shippingId, couponCode } = readTotals();
  if (lines.length === 0 || shippingId === null) throw redirect('/cart');
  const quote = orFail(
    await ask('checkoutQuote', { body: { item: toItems(lines), shipping_id: shippingId, coupon_code: couponCode } }),
  );
  storeCoupon(quote.data);
  return { quote: quote.data };
}

export function meta({ locale }: MetaInput): PageMeta {
  const t = checkoutMessages.get(locale);
  return { title: t.confirmTitle, description: t.confirmText };
}

export function Pending() {
  const t = useMessages(checkoutMessages);
  return <OrderPagePending step={1} title={t.confirmTitle} />;
}

export function Page() {
  const t = useMessages(checkoutMessages);
  const locale = useLocale();
  const { phone } = useShopSettings();
  const navigate = useNavigate();
  const loaded = useLoaderData<typeof loader>();
  const [quote, setQuote] = useState(loaded.quote);

  function goOn() {
    writeConfirmedTotals({ subtotal: quote.sub_total, total: quote.sub_total + quote.delivery_charge });
    void navigate('/order/check_out');
  }

  return (
    <OrderPage
      step={1}
      title={t.confirmTitle}
      text={t.confirmText}
      below={<BackToShop />}
      aside={
        <>
          <CouponForm quote={quote} onQuote={setQuote} />
          <QuoteSum quote={quote} />
          <OrderFailureNotice
            failure={expectedFailure(quote, { locale, phone })}
            mend={{ to: '/cart', label: t.changeCart }}
          />
          <OrderAction total={quote.total_amount}>
            <Button full onClick={goOn}>
              {t.continueToCheckout}
            </Button>
          </OrderAction>
          <CashOnDelivery />
        </>
      }
    >
      <QuoteTable quote={quote} />
    </OrderPage>
  );
}

/** The ordered lines: a table on wide screens, one block per product on phones. */
function QuoteTable({ quote }: { quote: Quote }) {
  const t = useMessages(checkoutMessages);
  return (
    <Card padded={false}>
      <table className="w-full text-sm max-sm:block">
        <thead className="max-sm:hidden">
          <tr className="border-b border-border text-xs text-ink-muted *:py-4 *:ps-8 *:font-medium *:first:ps-6 *:last:pe-6">
            <th scope="col" className="text-start">
              {t.product}
            </th>
            {[t.price, t.qty, t.lineTotal].map((name) => (
              <th key={name} scope="col" className="text-end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border max-sm:block">
          {quote.lines.map((line) => (
            <QuoteRow key={`${line.product_id}|${line.color}|${line.size}`} line={line} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function QuoteRow({ line }: { line: Quote['lines'][number] }) {
  const t = useMessages(checkoutMessages);
  const locale = useLocale();
  const { number, digits } = useFormat();
  return (
    <tr className="max-sm:grid max-sm:grid-cols-3 max-sm:gap-y-3 max-sm:p-4 sm:*:py-4 sm:*:ps-8 sm:*:first:ps-6 sm:*:last:pe-6">
      <td className="max-sm:col-span-3">
        <div className="flex gap-4">
          <Thumbnail src={line.photo} />
          <div className="min-w-0">
            <p className="font-medium">{inLocale(locale, line.name, line.name_bn)}</p>
            <p className="text-xs text-ink-muted">
              {t.size}: {line.size === null ? t.notFound : digits(line.size)}
            </p>
            <p className="text-xs text-ink-muted">
              {t.colour}: {line.color === null ? t.notFound : inLocale(locale, line.color, line.color_bn)}
            </p>
          </div>
        </div>
      </td>
      <td className="sm:text-end">
        <CellName>{t.price}</CellName>
        <Money taka={line.offer_price} />
      </td>
      <td className="tabular-nums sm:text-end">
        <CellName>{t.qty}</CellName>
        {number(line.qty)}
      </td>
      <td className="text-end font-semibold">
        <CellName>{t.lineTotal}</CellName>
        <Money taka={line.line_total} />
      </td>
    </tr>
  );
}

function CouponForm({ quote, onQuote }: { quote: Quote; onQuote: (quote: Quote) => void }) {
  const t = useMessages(checkoutMessages);
  const locale = useLocale();
  const { money } = useFormat();
  const [code, setCode] = useState(quote.coupon?.code ?? '');
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const why = hasFailed ? t.couponNotChecked : couponWords(quote, locale);
  const isApplied = !hasFailed && quote.coupon !== null && quote.coupon.problem === null;

  async function apply() {
    setBusy(true);
    const couponCode = code.trim() === '' ? null : code.trim();
    const answer = await call('checkoutQuote', {
      body: { item: toItems(readCart()), shipping_id: readTotals().shippingId, coupon_code: couponCode },
    });
    setBusy(false);
    setHasFailed(!answer.ok);
    if (!answer.ok) return;
    storeCoupon(answer.body.data);
    onQuote(answer.body.data);
  }

  return (
    <Form className="flex flex-col gap-2" onSubmit={apply}>
      <div className="flex items-end gap-2">
        <TextField
          label={t.coupon}
          name="coupon"
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          className="flex-1"
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t.apply}
        </Button>
      </div>
      <p aria-live="polite" className={isApplied ? 'text-xs text-success' : 'text-xs text-warning'}>
        {isApplied && quote.coupon ? t.couponTakes(quote.coupon.code, money(quote.discount)) : why}
      </p>
    </Form>
  );
}
