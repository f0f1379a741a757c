import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CameraIcon, ShowIcon, StarIcon } from '@haat/ui/icons/icons.ts';
import type { AddressChange } from '../../platform/list/list-address.ts';
import { ChoiceChip, ToggleChip } from '../../ui/list/filter-chip.tsx';
import { FilterRow } from '../../ui/list/filter-row.tsx';
import { ShopChip } from '../../ui/list/shop-chip.tsx';
import { useShops } from '../orders/public.ts';
import { inView, isFiltered, reviewStates, type ListAddress } from './list-address.ts';
import { reviewMessages } from './messages.ts';

export interface ReviewFiltersProps {
  address: ListAddress;
  onChange: (change: AddressChange<ListAddress>, replace?: boolean) => void;
}

const stars = ['5', '4', '3', '2', '1'];
const lowStars = ['2', '1'];

/** Search and filters above a list of reviews. */
export function ReviewFilters({ address, onChange }: ReviewFiltersProps) {
  const t = useMessages(reviewMessages);
  const { number } = useFormat();
  const { data: shops = [] } = useShops();
  return (
    <FilterRow
      search={{ label: t.search, value: address.q, onSearch: (q) => onChange({ q }, true) }}
      isFiltered={isFiltered({ ...address, product: '' })}
      onTakeOff={() => onChange(inView(address, address.view))}
    >
      <ShopChip
        label={t.shop}
        anyLabel={t.anyShop}
        value={address.shop}
        shops={shops}
        onChoose={(shop) => onChange({ shop })}
      />
      <ChoiceChip
        icon={StarIcon}
        label={t.starFilter}
        anyLabel={t.anyStars}
        value={address.star}
        options={(address.view === 'low' ? lowStars : stars).map((star) => ({
          value: star,
          label: t.withStars(Number(star), number(Number(star))),
        }))}
        onChoose={(star) => onChange({ star })}
      />
      {/* Each of the other views has a single state. */}
      {address.view === 'all' && (
        <ChoiceChip
          icon={ShowIcon}
          label={t.state}
          anyLabel={t.anyState}
          value={address.status}
          options={reviewStates.map((status) => ({ value: status, label: t.states[status] }))}
          onChoose={(status) => onChange({ status })}
        />
      )}
      <ToggleChip
        icon={CameraIcon}
        label={t.withPhotos}
        isOn={address.photos !== ''}
        onToggle={() => onChange({ photos: address.photos === '' ? 'true' : '' })}
      />
    </FilterRow>
  );
}
