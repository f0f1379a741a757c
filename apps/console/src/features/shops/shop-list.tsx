import type { AdminShopRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { RemoveIcon } from '@haat/ui/icons/icons.ts';
import { CardTable, type Column } from '../../ui/list/card-table.tsx';
import { ReturnedShare } from '../../ui/list/returned-share.tsx';
import { Photo } from '../../ui/photo.tsx';
import { ProductsLink } from '../../ui/products-link.tsx';
import { RowActions } from '../../ui/record/row-actions.tsx';
import { useSwitch } from '../../ui/record/use-switch.ts';
import { screenMessages } from '../../ui/screen/messages.ts';
import { Switch } from '../../ui/switch.tsx';
import { TwoNames } from '../../ui/two-names.tsx';
import { shopMessages } from './messages.ts';
import { useShopForm } from './use-shop-form.ts';

export interface ShopListProps {
  shops: readonly AdminShopRow[];
  /** The id of the open shop. */
  current: string | undefined;
  onEdit: (shop: AdminShopRow) => void;
  onRemove: (shop: AdminShopRow) => void;
}

/** The shops as a table, on phones as cards with a call button. */
export function ShopList({ shops, current, onEdit, onRemove }: ShopListProps) {
  const t = useMessages(shopMessages);
  const screen = useMessages(screenMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const flip = useSwitch(useShopForm());
  const nameOf = ({ name, name_bn: nameBn }: AdminShopRow) => inLocale(locale, name, nameBn);
  const columns: Column<AdminShopRow>[] = [
    { label: t.shop, place: 'head', render: (shop) => <ShopName shop={shop} /> },
    {
      label: screen.products,
      place: 'named',
      isEnd: true,
      render: (shop) => <ProductsLink count={shop.products} filter={`shop=${shop.id}`} name={nameOf(shop)} />,
    },
    { label: t.orders, place: 'named', isEnd: true, render: ({ orders }) => number(orders) },
    { label: t.returned, place: 'named', isEnd: true, render: (shop) => <ReturnedShare {...shop} /> },
    {
      label: t.coupons,
      place: 'named',
      render: (shop) => (
        <Switch
          label={t.couponsAt(nameOf(shop))}
          isOn={shop.honours_coupons}
          onFlip={() => void flip(shop, { honours_coupons: !shop.honours_coupons })}
        />
      ),
    },
    { label: t.phone, place: 'named', isSpare: true, render: ({ phone }) => <ShopPhone phone={phone} /> },
    {
      label: screen.actions,
      isLabelHidden: true,
      place: 'corner',
      isEnd: true,
      render: (shop) => (
        <RowActions
          name={nameOf(shop)}
          onEdit={() => onEdit(shop)}
          more={
            shop.products === 0 ? [{ label: screen.removeAsk, icon: RemoveIcon, onPress: () => onRemove(shop) }] : []
          }
        />
      ),
    },
  ];
  return <CardTable label={t.shops} columns={columns} rows={shops} idOf={({ id }) => String(id)} current={current} />;
}

function ShopName({ shop }: { shop: AdminShopRow }) {
  const locale = useLocale();
  return (
    <span className="flex items-center gap-3">
      <Photo src={shop.photo} size="size-10" />
      <span className="min-w-0">
        <TwoNames name={shop.name} nameBn={shop.name_bn} />
        <span className="block text-xs text-ink-muted">{inLocale(locale, shop.district, shop.district_bn)}</span>
      </span>
    </span>
  );
}

function ShopPhone({ phone }: { phone: string }) {
  const { phone: phoneText } = useFormat();
  if (phone === '') return '–';
  return (
    <a href={`tel:${phone}`} className="inline-block min-h-6 whitespace-nowrap underline decoration-border-control">
      {phoneText(phone)}
    </a>
  );
}
