import type { ShippingZone } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { phoneLink } from '@haat/contracts/shop-settings';
import { readText } from '@haat/ui/device/device.ts';
import { useStored, type Stored } from '@haat/ui/device/use-stored.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { DeliveryIcon, PhoneIcon, SuccessIcon, type Drawing } from '@haat/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { useShopSettings } from '../../../../platform/settings/shop-settings.ts';
import { useArrival } from '../../../../ui/commerce/use-arrival.ts';
import { productMessages } from '../messages.ts';

/** The delivery area that the shopper chose, as the checkout stores it on the device. */
const chosenZone: Stored<string | null> = {
  snapshot: (textOf) => textOf('shipping_id') ?? '',
  read: () => readText('shipping_id'),
  empty: null,
};

/** The delivery dates (in the chosen area; before one is chosen, in the first area and everywhere), how many were sold, and whom to call. */
export function BuyingFacts({ sold, zones }: { sold: number; zones: readonly ShippingZone[] }) {
  const t = useMessages(productMessages);
  const locale = useLocale();
  const { number, phone: phoneWords } = useFormat();
  const { phone, chat_url: chat } = useShopSettings();
  const arrival = useArrival();
  const chosen = useStored(chosenZone);
  const promised = zones.filter(({ delivery_days: days }) => days > 0);
  const own = promised.find(({ id }) => String(id) === chosen);
  const zone = own ?? promised[0];
  const everywhere = Math.max(...promised.map(({ delivery_days: days }) => days));
  return (
    <ul className="mt-4 flex flex-col text-sm text-ink-muted">
      {zone && (
        <Fact icon={DeliveryIcon}>
          <b className="block font-semibold text-ink">{arrival(zone.delivery_days)}</b>
          {inLocale(locale, zone.shipping_address, zone.shipping_address_bn)}
          {!own && everywhere > zone.delivery_days && t.elsewhere(number(everywhere))}
        </Fact>
      )}
      {sold > 0 && <Fact icon={SuccessIcon}>{t.sold(number(sold))}</Fact>}
      <Fact icon={PhoneIcon}>
        {t.callToOrder}{' '}
        <a href={phoneLink(phone)} className="relative hit-target font-semibold whitespace-nowrap text-accent">
          {phoneWords(phone)}
        </a>
        {chat !== '' && (
          <span className="md:hidden">
            {' · '}
            <a
              href={chat}
              target="_blank"
              rel="noopener noreferrer"
              className="relative hit-target font-semibold text-accent"
            >
              {t.chat}
            </a>
          </span>
        )}
      </Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: Drawing; children: ReactNode }) {
  return (
    <li className="flex min-h-9 items-center gap-2.5">
      <Icon of={icon} size={20} className="text-accent" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
