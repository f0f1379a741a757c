import type { ShippingZone } from '@haat/contracts';
import { zoneForPlace } from '@haat/contracts/places/zone-places';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { SelectField, TextField } from '@haat/ui/forms/field.tsx';
import { checkoutMessages } from '../messages.ts';
import { districts, findDistrict, sortedNames } from '@haat/contracts/places/places';
import type { ChosenPlace } from './write-place-into-address.ts';

interface PlaceFieldsProps {
  place: ChosenPlace;
  onChange: (place: ChosenPlace) => void;
  zones?: readonly ShippingZone[] | undefined;
  /** Called with the zone of a newly chosen place. */
  onZone?: ((zone: ShippingZone) => void) | undefined;
}

/** State, city and post code, with Bangladesh's districts and upazilas as suggestions. */
export function PlaceFields({ place, onChange, zones, onZone }: PlaceFieldsProps) {
  const t = useMessages(checkoutMessages);
  const locale = useLocale();
  const district = findDistrict(place.district);

  function choose(next: ChosenPlace) {
    onChange(next);
    const zone = zones && zoneForPlace(zones, next);
    if (zone) onZone?.(zone);
  }
  return (
    <div className="grid gap-4 md:col-span-2 md:grid-cols-3">
      <SelectField
        label={t.state}
        name="state"
        autoComplete="address-level1"
        value={place.district}
        onChange={(event) => choose({ ...place, district: event.target.value, upazila: '' })}
      >
        <option value="">{t.chooseDistrict}</option>
        {sortedNames(districts, locale).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        label={t.city}
        name="city"
        autoComplete="address-level2"
        disabled={!district}
        value={place.upazila}
        onChange={(event) => choose({ ...place, upazila: event.target.value })}
      >
        <option value="">{t.chooseUpazila}</option>
        {sortedNames(district?.upazilas ?? [], locale).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextField
        label={t.postCode}
        name="post_code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        value={place.postCode}
        onChange={(event) => onChange({ ...place, postCode: event.target.value })}
      />
    </div>
  );
}
