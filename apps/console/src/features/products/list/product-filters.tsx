import { inLocale } from '@haat/contracts/shared/locale';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { BrandIcon, CategoriesIcon, FilterOffIcon, ShopIcon } from '@haat/ui/icons/icons.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ChoiceChip } from '../../../ui/filter-chip.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { productsMessages } from '../messages.ts';
import { useTaxonomy } from '../product-queries.ts';
import { isFiltered, withoutFilters, type ListAddress } from './list-address.ts';

export interface ProductFiltersProps {
  address: ListAddress;
  /** Says what can be changed here. */
  note: string;
  onChange: (change: Partial<Omit<ListAddress, 'pages'>>, replace?: boolean) => void;
}

/** Search and filters above a list. */
export function ProductFilters({ address, note, onChange }: ProductFiltersProps) {
  const t = useMessages(productsMessages);
  const locale = useLocale();
  const { shops, categories, brands } = useTaxonomy();
  const named = (rows: readonly { id: number; title: string; title_bn: string }[]) =>
    rows.map((row) => ({ value: String(row.id), label: inLocale(locale, row.title, row.title_bn) }));
  return (
    <div
      role="search"
      aria-label={t.filters}
      className="scroll-row relative flex items-center gap-2 py-2.5 max-md:-mx-(--c-pad) max-md:px-(--c-pad) md:flex-wrap md:overflow-visible"
    >
      <SearchField label={t.search} value={address.q} onSearch={(q) => onChange({ q }, true)} />
      <ChoiceChip
        icon={ShopIcon}
        label={t.shop}
        anyLabel={t.anyShop}
        value={address.shop}
        options={shops.map((shop) => ({ value: String(shop.id), label: inLocale(locale, shop.name, shop.name_bn) }))}
        onChoose={(shop) => onChange({ shop })}
      />
      <ChoiceChip
        icon={CategoriesIcon}
        label={t.category}
        anyLabel={t.anyCategory}
        value={address.category}
        options={named(categories)}
        onChoose={(category) => onChange({ category })}
      />
      <ChoiceChip
        icon={BrandIcon}
        label={t.brand}
        anyLabel={t.anyBrand}
        value={address.brand}
        options={named(brands)}
        onChoose={(brand) => onChange({ brand })}
      />
      {isFiltered(address) && (
        <button
          type="button"
          onClick={() => onChange(withoutFilters(address))}
          className="inline-flex h-10 flex-none items-center gap-1.5 px-2 font-semibold whitespace-nowrap text-accent md:h-8"
        >
          <Icon of={FilterOffIcon} size={16} />
          {t.takeOff}
        </button>
      )}
      <span className="ms-auto text-xs text-ink-muted max-md:hidden">{note}</span>
    </div>
  );
}
