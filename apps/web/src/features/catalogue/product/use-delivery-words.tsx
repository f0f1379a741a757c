import type { ShippingZone } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { DeliveryIcon } from '@haat/ui/icons/icons.ts';
import { deliveryPromise } from './delivery-promise.ts';
import type { ShopPromise } from './promise-strip.tsx';
import { cardMessages } from '../cards/card-messages.ts';

/** The promise of free delivery with its zones; if there are none, the cost of delivery. */
export function useDeliveryWords(zones: readonly ShippingZone[]): ShopPromise {
  const t = useMessages(cardMessages);
  const locale = useLocale();
  const { money } = useFormat();
  const { freeIn, elsewhereFrom } = deliveryPromise(zones);
  const icon = DeliveryIcon;
  if (elsewhereFrom === null) return { icon, title: t.freeDelivery, text: t.freeDeliveryText };
  const charge = money(elsewhereFrom);
  if (freeIn.length === 0) return { icon, title: t.homeDelivery, text: t.deliveryFrom(charge) };
  const places = freeIn.map((zone) => inLocale(locale, zone.shipping_address, zone.shipping_address_bn)).join(', ');
  return {
    icon,
    title: t.freeDelivery,
    text: (
      <>
        {t.freeDeliveryText}
        <span className="block text-2xs">{t.freeWhere(places, charge)}</span>
      </>
    ),
  };
}
