import { inLocale } from '@haat/contracts/shared/locale';
import { formatDate } from '@haat/ui/i18n/dates.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { TextField } from '@haat/ui/forms/field.tsx';
import { CalendarIcon, CashIcon, FilterOffIcon, PlaceIcon, ShopIcon } from '@haat/ui/icons/icons.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ordersMessages } from '../../messages.ts';
import { useShops, useZones } from '../../order-queries.ts';
import { isFiltered, withoutFilters, type ListAddress } from '../list-address.ts';
import { ChoiceChip, RangeChip } from '../../../../ui/filter-chip.tsx';
import { SearchField } from './search-field.tsx';

export interface ListFiltersProps {
  address: ListAddress;
  onChange: (change: Partial<Omit<ListAddress, 'pages'>>, replace?: boolean) => void;
}

/** Search and filters above a list. */
export function ListFilters({ address, onChange }: ListFiltersProps) {
  const t = useMessages(ordersMessages);
  return (
    <div
      role="search"
      aria-label={t.filters}
      className="scroll-row relative flex items-center gap-2 py-2.5 max-md:-mx-(--c-pad) max-md:px-(--c-pad) md:flex-wrap md:overflow-visible"
    >
      <SearchField value={address.q} onSearch={(q) => onChange({ q }, true)} />
      <Choices address={address} onChange={onChange} />
      <Ranges address={address} onChange={onChange} />
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
    </div>
  );
}

function Choices({ address, onChange }: ListFiltersProps) {
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
      <ChoiceChip
        icon={ShopIcon}
        label={t.shop}
        anyLabel={t.anyShop}
        value={address.shop}
        options={shops.map((shop) => ({ value: String(shop.id), label: inLocale(locale, shop.name, shop.name_bn) }))}
        onChoose={(shop) => onChange({ shop })}
      />
    </>
  );
}

function Ranges({ address, onChange }: ListFiltersProps) {
  const t = useMessages(ordersMessages);
  const locale = useLocale();
  const { money } = useFormat();
  const day = (value: string) => (value === '' ? '…' : formatDate(`${value}T00:00:00+06:00`, locale));
  const taka = (value: string) => (value === '' ? '…' : money(Number(value)));
  const { from, to, min, max } = address;
  return (
    <>
      <RangeChip
        icon={CalendarIcon}
        label={t.placed}
        chosen={from || to ? (from === to ? day(from) : `${day(from)} – ${day(to)}`) : undefined}
      >
        <TextField
          type="date"
          label={t.from}
          value={from}
          max={to || undefined}
          onChange={({ target }) => onChange({ from: target.value }, true)}
        />
        <TextField
          type="date"
          label={t.to}
          value={to}
          min={from || undefined}
          onChange={({ target }) => onChange({ to: target.value }, true)}
        />
      </RangeChip>
      <RangeChip
        icon={CashIcon}
        label={t.toCollect}
        chosen={
          min || max
            ? max === ''
              ? `≥ ${taka(min)}`
              : min === ''
                ? `≤ ${taka(max)}`
                : `${taka(min)} – ${taka(max)}`
            : undefined
        }
      >
        <TakaField label={t.atLeast} value={min} onTyped={(value) => onChange({ min: value }, true)} />
        <TakaField label={t.atMost} value={max} onTyped={(value) => onChange({ max: value }, true)} />
      </RangeChip>
    </>
  );
}

function TakaField({ label, value, onTyped }: { label: string; value: string; onTyped: (value: string) => void }) {
  return (
    <TextField
      inputMode="numeric"
      label={label}
      value={value}
      onChange={({ target }) => onTyped(target.value.replaceAll(/\D/g, '').slice(0, 9))}
    />
  );
}
