import type { AdminBrandRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { RemoveIcon, StarIcon, VerifiedIcon } from '@haat/ui/icons/icons.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../platform/api/call.ts';
import { CardTable, type Column } from '../../ui/list/card-table.tsx';
import { ProductsLink } from '../../ui/products-link.tsx';
import { NamedRecords } from '../../ui/record/named-records.tsx';
import { RowActions } from '../../ui/record/row-actions.tsx';
import { screenMessages } from '../../ui/screen/messages.ts';
import { BrandPanel } from './brand-panel.tsx';
import { shelfMessages } from './messages.ts';
import { ShelfName } from './shelf-name.tsx';
import { refreshShelves, useAdminBrands } from './shelf-queries.ts';

/** The brands of the shop's products. */
export function Page() {
  const t = useMessages(shelfMessages);
  const locale = useLocale();
  const { number } = useFormat();
  return (
    <NamedRecords
      path="/brands"
      title={t.brands}
      countText={({ length }) => t.brandsText(number(length), length === 1)}
      addLabel={t.addBrand}
      searchLabel={t.searchBrands}
      list={useAdminBrands()}
      namesOf={({ title, title_bn: titleBn }) => [title, titleBn]}
      empty={{ icon: VerifiedIcon, title: t.noBrands, text: t.noBrandsText }}
      notFound={t.notFound}
      removal={{
        nameOf: ({ title, title_bn: titleBn }) => inLocale(locale, title, titleBn),
        text: t.removeText,
        send: ({ id, version }) => call('adminBrandRemove', { params: { id }, body: { version } }),
        refresh: refreshShelves,
      }}
      renderList={({ rows, ...handlers }) => <BrandList brands={rows} {...handlers} />}
      renderForm={({ row, onClose }) => <BrandPanel brand={row} onClose={onClose} />}
    />
  );
}

interface BrandListProps {
  brands: readonly AdminBrandRow[];
  current: string | undefined;
  onEdit: (brand: AdminBrandRow) => void;
  onRemove: (brand: AdminBrandRow) => void;
}

function BrandList({ brands, current, onEdit, onRemove }: BrandListProps) {
  const t = useMessages(shelfMessages);
  const screen = useMessages(screenMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const nameOf = ({ title, title_bn: titleBn }: AdminBrandRow) => inLocale(locale, title, titleBn);
  const columns: Column<AdminBrandRow>[] = [
    { label: t.brand, place: 'head', render: (brand) => <ShelfName shelf={brand} isBrand /> },
    {
      label: screen.products,
      place: 'named',
      isEnd: true,
      render: (brand) => <ProductsLink count={brand.products} filter={`brand=${brand.id}`} name={nameOf(brand)} />,
    },
    { label: t.sold, place: 'named', isEnd: true, render: ({ sold }) => number(sold) },
    { label: t.reviews, place: 'named', isEnd: true, render: ({ rating }) => <BrandStars {...rating} /> },
    {
      label: screen.actions,
      isLabelHidden: true,
      place: 'corner',
      isEnd: true,
      render: (brand) => (
        <RowActions
          name={nameOf(brand)}
          onEdit={() => onEdit(brand)}
          more={
            brand.products === 0 ? [{ label: screen.removeAsk, icon: RemoveIcon, onPress: () => onRemove(brand) }] : []
          }
        />
      ),
    },
  ];
  return <CardTable label={t.brands} columns={columns} rows={brands} idOf={({ id }) => String(id)} current={current} />;
}

/** The rating of a brand's products; a dash if they have no reviews. */
function BrandStars({ average, count }: AdminBrandRow['rating']) {
  const t = useMessages(shelfMessages);
  const { number, digits } = useFormat();
  if (count === 0) return '–';
  const stars = digits(average.toFixed(1));
  return (
    <span
      role="img"
      aria-label={t.rated(stars, number(count), count === 1)}
      className="inline-flex items-center gap-1 tabular-nums"
    >
      <Icon of={StarIcon} size={14} isFilled className="text-rating" />
      {stars}
    </span>
  );
}
