import { inLocale } from '@haat/contracts/shared/locale';
import { BrandIcon, CategoriesIcon, ClockIcon } from '@haat/ui/icons/icons.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { AddressChange } from '../../../platform/list/list-address.ts';
import { ChoiceChip, ToggleChip } from '../../../ui/list/filter-chip.tsx';
import { FilterRow } from '../../../ui/list/filter-row.tsx';
import { ShopChip } from '../../../ui/list/shop-chip.tsx';
import { useReminders } from '../../settings/public.ts';
import { productsMessages } from '../messages.ts';
import { useTaxonomy } from '../product-queries.ts';
import { isFiltered, sortsOf, withoutFilters, type ListAddress } from './list-address.ts';
import { SortChip } from './sort-chip.tsx';

export interface ProductFiltersProps {
  address: ListAddress;
  /** Whether its columns can be pressed to sort it. */
  isTable: boolean;
  /** Says what can be changed here. */
  note: string;
  onChange: (change: AddressChange<ListAddress>, replace?: boolean) => void;
}

/** Search and filters above a list. */
export function ProductFilters({ address, isTable, note, onChange }: ProductFiltersProps) {
  const t = useMessages(productsMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const { low_stock_days: lowStockDays } = useReminders();
  const { shops, categories, brands } = useTaxonomy();
  const named = (rows: readonly { id: number; title: string; title_bn: string }[]) =>
    rows.map((row) => ({ value: String(row.id), label: inLocale(locale, row.title, row.title_bn) }));
  return (
    <FilterRow
      search={{ label: t.search, value: address.q, onSearch: (q) => onChange({ q }, true) }}
      isFiltered={isFiltered(address)}
      onTakeOff={() => onChange(withoutFilters(address))}
      note={note}
    >
      <ShopChip
        label={t.shop}
        anyLabel={t.anyShop}
        value={address.shop}
        shops={shops}
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
      {!isTable && sortsOf(address).length > 0 && <SortChip address={address} onSort={(sort) => onChange({ sort })} />}
      {/* Today leads here. */}
      {address.ending !== '' && (
        <ToggleChip
          icon={ClockIcon}
          label={t.ending(lowStockDays, number(lowStockDays))}
          isOn
          onToggle={() => onChange({ ending: '' })}
        />
      )}
    </FilterRow>
  );
}
