import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PlaceIcon } from '@haat/ui/icons/icons.ts';
import { ChoiceChip } from '../../../ui/list/filter-chip.tsx';
import { ShopChip } from '../../../ui/list/shop-chip.tsx';
import type { ListAddress } from '../list/list-address.ts';
import { ordersMessages } from '../messages.ts';
import { useShops, useZones } from '../order-queries.ts';

export interface ZoneAndShopProps {
  address: ListAddress;
  onChange: (change: Partial<Pick<ListAddress, 'zone' | 'shop'>>) => void;
}

/** Filters for one zone and one shop. */
export function ZoneAndShop({ address, onChange }: ZoneAndShopProps) {
  const t = useMessages(ordersMessages);
  const locale = useLocale();
  const { data: zones = [] } = useZones();
  const { data: shops = [] } = useShops();
  return (
    <>
      <ChoiceChip
        icon={PlaceIcon}
        label={t.zone}
        anyLabel={t.anyZone}
        value={address.zone}
        options={zones.map((zone) => ({
          value: String(zone.id),
          label: inLocale(locale, zone.shipping_address, zone.shipping_address_bn),
        }))}
        onChoose={(zone) => onChange({ zone })}
      />
      <ShopChip
        label={t.shop}
        anyLabel={t.anyShop}
        value={address.shop}
        shops={shops}
        onChoose={(shop) => onChange({ shop })}
      />
    </>
  );
}
