import type { Profile, Quote } from '@haat/contracts';
import { useState } from 'react';
import { redirect, useLoaderData } from 'react-router-dom';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../rendering/page.ts';
import { readCart } from '../cart/public.ts';
import { cartKey } from './storage/checkout-key.ts';
import { isLoggedIn } from '../../platform/session/session.ts';
import { clearAfterOrder, readTotals } from './storage/totals.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { toItems } from './cart/cart-view.ts';
import { couponWords } from './quote/coupon-words.ts';
import { DeliveryForm, deliveryFormId } from './delivery/delivery-form.tsx';
import { storeCoupon } from './quote/stored-coupon.ts';
import { checkoutMessages } from './messages.ts';
import { OrderAction } from './ordering/order-action.tsx';
import { OrderFailureNotice } from './ordering/order-failure-notice.tsx';
import { CashOnDelivery, OrderPage, OrderPagePending } from './ordering/order-page.tsx';
import { OrderedLines } from './ordering/ordered-lines.tsx';
import { QuoteSum } from './quote/quote-sum.tsx';
import { usePlaceOrder } from './ordering/use-place-order.ts';

/** Requires a login and a confirmed cart. Returns the quote, the idempotency key and the shopper's profile. */
export async function loader({ call, url }: LoaderInput) {
  void call('days', {});
  if (!isLoggedIn()) throw redirect(`/login?from=${encodeURIComponent('/order/check_out' + url.search)}`);
  const lines = readCart();
  const { shippingId, couponCode, total } = readTotals();
  if (lines.length === 0 || shippingId === null || total === null) throw redirect('/cart');
  const items = toItems(lines);
  const [quote, profile] = await Promise.all([
    call('checkoutQuote', { body: { item: items, shipping_id: shippingId, coupon_code: couponCode } }),
    call('userInfo', {}),
  ]);
  if (!profile.ok && profile.problem.status === 401) throw redirect('/login?from=/order/check_out');
  const fresh = orFail(quote).data;
  storeCoupon(fresh);
  return {
    quote: fresh,
    profile: profile.ok ? profile.body.data : null,
    key: cartKey(shippingId),
    items,
  };
}

export function meta({ locale }: MetaInput): PageMeta {
  const t = checkoutMessages.get(locale);
  return { title: t.checkout, description: t.cashOnDeliveryText };
}

export function Pending() {
  const t = useMessages(checkoutMessages);
  return <OrderPagePending step={2} title={t.checkout} />;
}

export function Page() {
  const t = useMessages(checkoutMessages);
  const loaded = useLoaderData<typeof loader>();
  const [quote, setQuote] = useState<Quote>(loaded.quote);
  const profile: Profile | null = loaded.profile;
  const order = usePlaceOrder({
    items: loaded.items,
    key: () => loaded.key,
    quote,
    isFromCart: true,
    path: '/order/check_out',
    clear: clearAfterOrder,
    onQuote: setQuote,
  });

  return (
    <OrderPage
      step={2}
      title={t.checkout}
      text={
        <>
          {t.fieldsWith} <span className="text-offer">*</span> {t.checkoutText}
        </>
      }
      aside={
        <>
          <h2 className="font-display text-lg">{t.yourOrder}</h2>
          <OrderedLines quote={quote} />
          <QuoteSum quote={quote} />
          <CouponProblem quote={quote} />
          <OrderFailureNotice failure={order.failure} mend={{ to: '/cart', label: t.changeCart }} />
          <OrderAction total={quote.total_amount}>
            <Button type="submit" form={deliveryFormId} full busy={order.isSending} busyText={t.sending}>
              {t.proceed}
            </Button>
          </OrderAction>
          <CashOnDelivery />
        </>
      }
    >
      <DeliveryForm profile={profile} errors={order.errors} onSubmit={order.place} />
    </OrderPage>
  );
}

/** Shown if the applied coupon no longer takes anything off. */
function CouponProblem({ quote }: { quote: Quote }) {
  const t = useMessages(checkoutMessages);
  const locale = useLocale();
  const words = couponWords(quote, locale);
  if (!quote.coupon || words === '') return null;
  return (
    <Notice tone="warning" role="status">
      {t.couponRow(quote.coupon.code)}: {words}
    </Notice>
  );
}
