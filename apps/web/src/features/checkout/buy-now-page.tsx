import type { Quote, ShippingZone } from '@haat/contracts';
import { useState } from 'react';
import { redirect, useLoaderData } from 'react-router-dom';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../rendering/page.ts';
import { clearBuyNow, readBuyNow } from '../cart/public.ts';
import { buyNowKey } from './storage/checkout-key.ts';
import { useTotals } from './storage/use-totals.ts';
import { isLoggedIn } from '../../platform/session/session.ts';
import { writeZone } from './storage/totals.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { SelectField } from '@haat/ui/forms/field.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { quoteInZone, withQuotedZone } from './quote/buy-now-quote.ts';
import { toItems } from './cart/cart-view.ts';
import { DeliveryForm, deliveryFormId } from './delivery/delivery-form.tsx';
import { checkoutMessages } from './messages.ts';
import { deliveryAreaId, OrderAction } from './ordering/order-action.tsx';
import { OrderFailureNotice } from './ordering/order-failure-notice.tsx';
import { CashOnDelivery, OrderPage, OrderPagePending } from './ordering/order-page.tsx';
import { OrderedLines } from './ordering/ordered-lines.tsx';
import { QuoteSum } from './quote/quote-sum.tsx';
import { usePlaceOrder } from './ordering/use-place-order.ts';

const path = '/product/order/buy_now';

/** Requires a login and a buy-now line. Returns its quote, the zones and the shopper's profile. */
export async function loader({ call }: LoaderInput) {
  void call('days', {});
  if (!isLoggedIn()) throw redirect(`/login?from=${path}`);
  const line = readBuyNow();
  if (!line) throw redirect('/cart');
  const items = toItems([line]);
  const [quote, zones, profile] = await Promise.all([
    call('checkoutQuote', { body: { item: items } }),
    call('shippingList', {}),
    call('userInfo', {}),
  ]);
  if (!profile.ok && profile.problem.status === 401) throw redirect(`/login?from=${path}`);
  return {
    line,
    items,
    quote: orFail(quote).data,
    zones: orFail(zones).data,
    profile: profile.ok ? profile.body.data : null,
  };
}

export function meta({ locale }: MetaInput): PageMeta {
  const t = checkoutMessages.get(locale);
  return { title: t.checkout, description: t.buyNowText };
}

export function Pending() {
  const t = useMessages(checkoutMessages);
  return <OrderPagePending step={null} title={t.checkout} />;
}

export function Page() {
  const t = useMessages(checkoutMessages);
  const { line, items, quote: loaded, zones: loadedZones, profile } = useLoaderData<typeof loader>();
  const { shippingId } = useTotals();
  const [fresh, setFresh] = useState<Quote>(loaded);
  const zones = withQuotedZone(loadedZones, fresh);
  const zone = zones.find(({ id }) => id === shippingId) ?? null;
  const quote = quoteInZone(fresh, zone);
  const order = usePlaceOrder({
    items,
    key: () => buyNowKey(zone?.id ?? null),
    quote,
    isFromCart: false,
    path,
    clear: clearBuyNow,
    onQuote: setFresh,
  });

  return (
    <OrderPage
      step={null}
      title={t.checkout}
      text={t.buyNowText}
      aside={
        <>
          <h2 className="font-display text-lg">{t.yourOrder}</h2>
          <OrderedLines quote={quote} />
          <PriceChange was={line.price} quote={quote} />
          <div id={deliveryAreaId}>
            <ZoneSelect zones={zones} chosen={zone} />
          </div>
          <QuoteSum quote={quote} />
          <OrderFailureNotice
            failure={order.failure}
            mend={{ to: `/product/product_details/${quote.lines[0]?.slug ?? ''}`, label: t.backToProduct }}
          />
          <OrderAction total={quote.total_amount} hasArea={zone !== null}>
            <Button
              type="submit"
              form={deliveryFormId}
              full
              disabled={!zone}
              busy={order.isSending}
              busyText={t.sending}
              aria-describedby="why-not"
            >
              {t.proceed}
            </Button>
          </OrderAction>
          <p id="why-not" className="text-center text-xs text-ink-muted empty:hidden">
            {zone ? '' : t.chooseAreaToGoOn}
          </p>
          <CashOnDelivery />
        </>
      }
    >
      <DeliveryForm
        profile={profile}
        errors={order.errors}
        onSubmit={order.place}
        zones={zones}
        onZone={({ id, delivery_charge: charge }) => writeZone({ id, charge })}
      />
    </OrderPage>
  );
}

/** Shown if the price has changed since 'Buy Now' was pressed. */
function PriceChange({ was, quote }: { was: number; quote: Quote }) {
  const t = useMessages(checkoutMessages);
  const { money } = useFormat();
  const now = quote.lines[0]?.offer_price ?? was;
  if (now === was || was === 0) return null;
  const words = now > was ? t.priceRose : t.priceFell;
  return <Notice tone={now > was ? 'warning' : 'success'}>{words(money(was), money(now))}</Notice>;
}

function ZoneSelect({ zones, chosen }: { zones: ShippingZone[]; chosen: ShippingZone | null }) {
  const t = useMessages(checkoutMessages);
  const locale = useLocale();
  const { digits } = useFormat();

  function choose(value: string) {
    const zone = zones.find(({ id }) => String(id) === value);
    writeZone(zone ? { id: zone.id, charge: zone.delivery_charge } : null);
  }

  return (
    <SelectField
      label={t.deliveryArea}
      name="shipping"
      required
      value={chosen ? String(chosen.id) : ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">{t.selectOne}</option>
      {zones.map((zone) => (
        <option key={zone.id} value={zone.id}>
          {t.zoneWithCharge(
            inLocale(locale, zone.shipping_address, zone.shipping_address_bn),
            digits(String(zone.delivery_charge)),
          )}
        </option>
      ))}
    </SelectField>
  );
}
