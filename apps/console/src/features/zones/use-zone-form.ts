import type { AdminZone } from '@haat/contracts';
import { adminZoneChange, adminZoneCreate } from '@haat/contracts/checkout/admin-zone-endpoints';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../platform/api/call.ts';
import type { RecordForm } from '../../ui/record/record-form.ts';
import { useFieldWords } from '../../ui/record/use-field-words.tsx';
import { zoneMessages } from './messages.ts';
import { refreshZones } from './zone-queries.ts';

/** The form values of a zone. */
export interface TypedZone {
  name: string;
  name_bn: string;
  delivery_charge: string;
  delivery_days: string;
  places: string;
  is_active: boolean;
}

const bodyOf = (typed: TypedZone) => ({
  ...typed,
  delivery_charge: typed.delivery_charge.trim(),
  delivery_days: typed.delivery_days.trim() || '0',
});

/** How delivery zones are created and edited. */
export function useZoneForm(): RecordForm<AdminZone, TypedZone> {
  const t = useMessages(zoneMessages);
  const locale = useLocale();
  const { amount } = useFieldWords();
  return {
    fields: {
      name: t.nameEnglish,
      name_bn: t.nameBangla,
      delivery_charge: amount(t.charge),
      delivery_days: t.days,
      places: t.places,
      is_active: t.isOffered,
    },
    typedOf: (zone) => ({
      name: zone?.name ?? '',
      name_bn: zone?.name_bn ?? '',
      delivery_charge: zone ? String(zone.delivery_charge) : '',
      delivery_days: zone?.delivery_days ? String(zone.delivery_days) : '',
      places: zone?.places ?? '',
      is_active: zone?.is_active ?? true,
    }),
    bodyOf,
    create: { body: adminZoneCreate.body, send: (typed) => call('adminZoneCreate', { body: bodyOf(typed) }) },
    change: {
      body: adminZoneChange.body,
      send: ({ id, version }, typed) =>
        call('adminZoneChange', { params: { id }, body: { ...bodyOf(typed), version } }),
    },
    refresh: refreshZones,
    said(zone, isNew) {
      const name = inLocale(locale, zone.name, zone.name_bn);
      if (isNew) return t.added(name);
      return zone.is_active ? t.saved(name) : t.savedOff(name);
    },
    refusals: { LAST_ZONE: { text: t.lastZone }, LIST_FULL: { text: t.full } },
  };
}
