import { useEffect } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { useDates } from '@haat/ui/i18n/dates.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { LoaderInput, MetaInput, PageMeta } from '../../../rendering/page.ts';
import { untilNeeded } from '../../../rendering/until-needed.ts';
import { readCart, useCart } from '../../cart/public.ts';
import { isLoggedIn } from '../../../platform/session/session.ts';
import { cartKey } from '../storage/checkout-key.ts';
import { useTotals } from '../storage/use-totals.ts';
import { readKnownQuote, rememberQuote } from '../storage/known-quote.ts';
import { readSeenPrices, rememberSeenPrices } from '../storage/seen-prices.ts';
import { readTotals, writeConfirmedTotals, writeZone } from '../storage/totals.ts';
import { useArrival } from '../../../ui/commerce/use-arrival.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { Card } from '@haat/ui/layout/card.tsx';
import { CheckboxRow } from '@haat/ui/forms/checkbox-row.tsx';
import { Money } from '@haat/ui/text/money.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { Sum } from '@haat/ui/layout/sum.tsx';
import { deliveryAreaId, OrderAction } from '../ordering/order-action.tsx';
import { BackToShop, CashOnDelivery, OrderPage } from '../ordering/order-page.tsx';
import { CartLines } from './cart-lines-list.tsx';
import { cartView, toItems, type CartView } from './cart-view.ts';
import { EmptyCart, popularProducts } from './empty-cart.tsx';
import { checkoutMessages } from '../messages.ts';

/** Shipping zones, and the server's prices for the cart. */
export async function loader({ call }: LoaderInput) {
  const lines = readCart();
  const [zones, quote, popular] = await Promise.all([
    call('shippingList', {}),
    lines.length > 0 ? call('checkoutQuote', { body: { item: toItems(lines) } }) : null,
    lines.length > 0 ? [] : popularProducts(call),
  ]);
  const seenPrices = readSeenPrices();
  if (quote?.ok) {
    rememberSeenPrices(quote.body.data.lines.map((line) => [line.product_id, line.offer_price]));
    rememberQuote(quote.body.data);
  }
  const known = quote?.ok === false ? readKnownQuote() : null;
  return {
    zones: zones.ok ? zones.body.data : [],
    quote: quote?.ok ? quote.body.data : (known?.quote ?? null),
    /** When the quote was made (ISO 8601), if it is not current. */
    quotedAt: known?.at ?? null,
    isReachable: zones.ok && quote?.ok !== false,
    seenPrices,
    /** Shown if the cart is empty. */
    popular,
  };
}

/** The data of the cart page and the cart dialog. */
export type CartData = Awaited<ReturnType<typeof loader>>;

export function meta({ locale }: MetaInput): PageMeta {
  const t = checkoutMessages.get(locale);
  return { title: t.cart, description: t.cartDescription };
}

export { CartPending as Pending, pendingLoader } from './cart-pending.tsx';

/** The server sends the empty cart complete; a logged-in shopper's account may hold items from another device. */
export function whenPendingIsOutdated(): Promise<void> {
  return untilNeeded(() => readCart().length === 0 && !isLoggedIn());
}

export function Page() {
  const t = useMessages(checkoutMessages);
  const { number } = useFormat();
  const { dateTime } = useDates();
  const { quote, quotedAt, zones, isReachable, seenPrices, popular } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const lines = useCart();
  const { shippingId } = useTotals();
  const known = new Set(quote?.lines.map(({ product_id: id }) => id));
  const isSomethingNew = isReachable && lines.some(({ id }) => !known.has(id));
  // Another tab may add a product that this page has no price for yet.
  useEffect(() => {
    if (isSomethingNew) void revalidate();
  }, [isSomethingNew, revalidate]);
  useEffect(() => {
    const askAgain = () => void revalidate();
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, [revalidate]);
  if (lines.length === 0) return <EmptyCart popular={popular} />;
  const view = cartView({ lines, quote, zone: zones.find(({ id }) => id === shippingId) ?? null, seenPrices });
  return (
    <OrderPage
      step={0}
      title={t.cart}
      text={t.piecesFromShops(number(view.pieces), number(view.shops))}
      aside={<CartSum view={view} />}
      below={<BackToShop />}
    >
      {!isReachable && (
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button size="sm" variant="outline" onClick={() => void revalidate()}>
              {t.tryAgain}
            </Button>
          }
        >
          {t.cannotLoad} {quotedAt !== null && t.pricesAsOf(dateTime(quotedAt))}
        </Notice>
      )}
      <Card>
        <CartLines rows={view.rows} />
      </Card>
    </OrderPage>
  );
}

function CartSum({ view }: { view: CartView }) {
  const t = useMessages(checkoutMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const { zones, isReachable } = useLoaderData<typeof loader>();
  const { shippingId } = useTotals();
  const arrival = useArrival();
  const isChosen = view.deliveryCharge !== null;

  function confirm() {
    writeConfirmedTotals({ subtotal: view.subtotal, total: view.total });
    cartKey(readTotals().shippingId);
    void navigate('/confirm_order_page');
  }

  return (
    <>
      {zones.length > 0 && (
        <fieldset id={deliveryAreaId} className="flex flex-col gap-2">
          <legend className="mb-2 font-semibold">{t.deliveryArea}</legend>
          {zones.map((zone) => (
            <CheckboxRow
              key={zone.id}
              look="box"
              label={inLocale(locale, zone.shipping_address, zone.shipping_address_bn)}
              note={zone.delivery_days > 0 && arrival(zone.delivery_days)}
              trailing={zone.delivery_charge === 0 ? t.free : <Money taka={zone.delivery_charge} />}
              checked={zone.id === shippingId}
              onChange={(checked) => writeZone(checked ? { id: zone.id, charge: zone.delivery_charge } : null)}
            />
          ))}
        </fieldset>
      )}
      <Sum
        rows={[
          { label: t.subtotal, taka: view.subtotal },
          { label: t.delivery, taka: view.deliveryCharge === 0 ? t.free : (view.deliveryCharge ?? t.chooseArea) },
        ]}
        total={{ label: t.total, taka: view.total }}
        note={t.cartTotalNote}
      />
      <OrderAction total={view.total} hasArea={isChosen}>
        <Button full disabled={!isChosen || !isReachable} aria-describedby="why-not" onClick={confirm}>
          {t.confirmCart}
        </Button>
      </OrderAction>
      <p id="why-not" className="text-xs text-ink-muted empty:hidden">
        {!isReachable && t.orderNeedsNetwork}
        {isReachable && !isChosen && t.chooseAreaFirst}
      </p>
      <CashOnDelivery />
    </>
  );
}
