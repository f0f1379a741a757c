import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ShopIcon } from '@haat/ui/icons/icons.ts';
import { call } from '../../platform/api/call.ts';
import { NamedRecords } from '../../ui/record/named-records.tsx';
import { shopMessages } from './messages.ts';
import { ShopPanel } from './shop-panel.tsx';
import { ShopList } from './shop-list.tsx';
import { refreshShops, useAdminShops } from './shop-queries.ts';

/** The shops of the marketplace. */
export function Page() {
  const t = useMessages(shopMessages);
  const locale = useLocale();
  const { number } = useFormat();
  return (
    <NamedRecords
      path="/shops"
      title={t.shops}
      countText={({ length }) => t.shopsText(number(length), length === 1)}
      addLabel={t.addShop}
      searchLabel={t.search}
      list={useAdminShops()}
      namesOf={(shop) => [shop.name, shop.name_bn, shop.district, shop.district_bn]}
      empty={{ icon: ShopIcon, title: t.noShops, text: t.noShopsText }}
      notFound={t.notFound}
      footnote={t.offNote}
      removal={{
        nameOf: (shop) => inLocale(locale, shop.name, shop.name_bn),
        text: t.removeText,
        send: ({ id, version }) => call('adminShopRemove', { params: { id }, body: { version } }),
        refresh: refreshShops,
      }}
      renderList={({ rows, ...handlers }) => <ShopList shops={rows} {...handlers} />}
      renderForm={({ row, onClose }) => <ShopPanel shop={row} onClose={onClose} />}
    />
  );
}
