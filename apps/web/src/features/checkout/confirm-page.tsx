import type { Quote } from '@haat/contracts';
import { useState } from 'react';
import { redirect, useLoaderData, useNavigate } from 'react-router-dom';
import { call } from '../../platform/api/call.ts';
import { useFormat } from '../../platform/i18n/format.ts';
import { inLocale, useLocale, type Locale } from '../../platform/i18n/locale.ts';
import { useMessages } from '../../platform/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../platform/page.ts';
import { readCart } from '../../platform/storage/cart.ts';
import { readTotals, writeConfirmedTotals, writeCoupon } from '../../platform/storage/totals.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { Money } from '../../ui/money.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { toItems } from './cart-view.ts';
import { checkoutMessages } from './messages.ts';
import { OrderAction } from './order-action.tsx';
import { BackToShop, CashOnDelivery, OrderPage, OrderPagePending } from './order-page.tsx';
import { QuoteSum } from './quote-sum.tsx';

/** The server's quote for the confirmed cart; without one the way leads back to the cart. */
export async function loader({ call: ask }: LoaderInput) {
  const lines = readCart();
  const { shippingId, couponCode } = readTotals();
  if (lines.length === 0 || shippingId === null) throw redirect('/cart');
  const quote = orFail(
    await ask('checkoutQuote', { body: { item: toItems(lines), shipping_id: shippingId, coupon_code: couponCode } }),
  );
  return { quote: quote.data };
}

export function meta({ locale }: MetaInput): PageMeta {
  const t = checkoutMessages.get(locale);
  return { title: t.confirmTitle, description: t.confirmText, noIndex: true };
}

export function Pending() {
  const t = useMessages(checkoutMessages);
  return <OrderPagePending step={1} title={t.confirmTitle} />;
}

export function Page() {
  const t = useMessages(checkoutMessages);
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

function QuoteTable({ quote }: { quote: Quote }) {
  const t = useMessages(checkoutMessages);
  const locale = useLocale();
  const { number } = useFormat();
  return (
    <Card padded={false} className="px-4 sm:px-6">
      <table className="w-full text-sm">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-border text-xs text-ink-muted *:py-4 *:font-medium">
            <th scope="col" className="text-start">
              {t.product}
            </th>
            <th scope="col" className="text-end">
              {t.price}
            </th>
            <th scope="col" className="text-end">
              {t.qty}
            </th>
            <th scope="col" className="text-end">
              {t.lineTotal}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {quote.lines.map((line) => (
            <tr key={`${line.product_id}|${line.color}|${line.size}`} className="align-top sm:align-middle">
              <td className="py-4">
                <div className="flex gap-4">
                  <Thumbnail src={line.photo} />
                  <div className="min-w-0">
                    <p className="font-medium">{inLocale(locale, line.name, line.name_bn)}</p>
                    <p className="text-xs text-ink-muted">
                      {t.size}: {line.size ?? t.notFound}
                    </p>
                    <p className="text-xs text-ink-muted">
                      {t.colour}: {line.color === null ? t.notFound : inLocale(locale, line.color, line.color_bn)}
                    </p>
                  </div>
                </div>
              </td>
              <td className="py-4 text-end max-sm:hidden">
                <Money taka={line.offer_price} />
              </td>
              <td className="py-4 ps-3 text-end whitespace-nowrap tabular-nums">
                <span className="sm:hidden">× </span>
                {number(line.qty)}
              </td>
              <td className="py-4 ps-3 text-end font-semibold">
                <Money taka={line.line_total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** Why a coupon takes nothing off, in a quiet line; '' when it does. */
function couponWords(quote: Quote, { locale, money }: { locale: Locale; money: (taka: number) => string }): string {
  const t = checkoutMessages.get(locale);
  const problem = quote.coupon?.problem;
  if (!quote.coupon || !problem) return '';
  return problem === 'BELOW_MINIMUM'
    ? t.couponProblems.BELOW_MINIMUM(money(quote.coupon.min_subtotal))
    : t.couponProblems[problem];
}

function CouponForm({ quote, onQuote }: { quote: Quote; onQuote: (quote: Quote) => void }) {
  const t = useMessages(checkoutMessages);
  const locale = useLocale();
  const { money } = useFormat();
  const [code, setCode] = useState(quote.coupon?.code ?? '');
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const why = hasFailed ? t.couponNotChecked : couponWords(quote, { locale, money });
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
    const fresh = answer.body.data;
    const applied = fresh.coupon && fresh.coupon.problem === null ? fresh.coupon : null;
    writeCoupon(applied && { code: applied.code, value: fresh.discount, afterTotal: fresh.total_amount });
    onQuote(fresh);
  }

  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
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
      <p aria-live="polite" className={isApplied ? 'text-xs text-success' : 'text-xs text-ink-muted'}>
        {isApplied && quote.coupon ? t.couponTakes(quote.coupon.code, money(quote.discount)) : why}
      </p>
    </form>
  );
}
