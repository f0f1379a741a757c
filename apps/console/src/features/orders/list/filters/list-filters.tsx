import { maxOrderSearch } from '@haat/contracts/orders/order-search';
import { Suspense } from 'react';
import { formatDate } from '@haat/ui/i18n/dates.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { TextField } from '@haat/ui/forms/field.tsx';
import { CalendarIcon, CashIcon, ClockIcon } from '@haat/ui/icons/icons.ts';
import { ordersMessages } from '../../messages.ts';
import { ZoneAndShop } from '../../parts/zone-and-shop.tsx';
import { lazyWithWords } from '../../../../platform/lazy-with-words.ts';
import type { AddressChange } from '../../../../platform/list/list-address.ts';
import { keptFilters } from '../own-views/own-views.ts';
import { isFiltered, withoutFilters, type ListAddress } from '../list-address.ts';
import { PanelChip, ToggleChip } from '../../../../ui/list/filter-chip.tsx';
import { FilterRow } from '../../../../ui/list/filter-row.tsx';

// Most visits need neither.
const KeepView = lazyWithWords(async () => (await import('../own-views/keep-view.tsx')).KeepView);
const StatusChip = lazyWithWords(async () => (await import('./status-chip.tsx')).StatusChip);

export interface ListFiltersProps {
  address: ListAddress;
  onChange: (change: AddressChange<ListAddress>, replace?: boolean) => void;
}

/** Search and filters above a list. */
export function ListFilters({ address, onChange }: ListFiltersProps) {
  const t = useMessages(ordersMessages);
  return (
    <FilterRow
      search={{
        label: t.search,
        maxLength: maxOrderSearch,
        value: address.q,
        onSearch: (q) => onChange({ q }, true),
      }}
      isFiltered={isFiltered(address)}
      onTakeOff={() => onChange(withoutFilters(address))}
    >
      <ZoneAndShop address={address} onChange={onChange} />
      <Ranges address={address} onChange={onChange} />
      <Progress address={address} onChange={onChange} />
      <Suspense>{keptFilters(address) && <KeepView address={address} />}</Suspense>
    </FilterRow>
  );
}

/** Filters by status where a view holds several, and by lateness where orders can be late. */
function Progress({ address: { view, status, late }, onChange }: ListFiltersProps) {
  const t = useMessages(ordersMessages);
  return (
    <>
      <Suspense>
        {(view === 'all' || status !== '') && (
          <StatusChip value={status} onChoose={(chosen) => onChange({ status: chosen }, true)} />
        )}
      </Suspense>
      {(view === 'way' || late !== '') && (
        <ToggleChip
          icon={ClockIcon}
          label={t.late}
          isOn={late !== ''}
          onToggle={() => onChange({ late: late === '' ? 'true' : '' })}
        />
      )}
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
      <PanelChip
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
      </PanelChip>
      <PanelChip
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
      </PanelChip>
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
