import type { Quote } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useArrival } from '../../../ui/commerce/use-arrival.ts';
import { Sum } from '@haat/ui/layout/sum.tsx';
import { checkoutMessages } from '../messages.ts';

/** The server's sums: subtotal, delivery, coupon, total. */
export function QuoteSum({ quote }: { quote: Quote }) {
  const t = useMessages(checkoutMessages);
  const locale = useLocale();
  const arrival = useArrival();
  const { shipping } = quote;
  const delivery = shipping
    ? {
        label: t.deliveryTo(inLocale(locale, shipping.shipping_address, shipping.shipping_address_bn)),
        taka: quote.delivery_charge === 0 ? t.free : quote.delivery_charge,
      }
    : { label: t.delivery, taka: t.chooseArea };
  const coupon =
    quote.coupon && quote.discount > 0 ? [{ label: t.couponRow(quote.coupon.code), taka: -quote.discount }] : [];
  return (
    <Sum
      rows={[{ label: t.subtotal, taka: quote.sub_total }, delivery, ...coupon]}
      total={{ label: t.total, taka: quote.total_amount }}
      note={
        <>
          {t.totalNote}
          {shipping && shipping.delivery_days > 0 && (
            <span className="mt-1 block text-sm font-medium text-ink">{arrival(shipping.delivery_days)}</span>
          )}
        </>
      }
    />
  );
}
