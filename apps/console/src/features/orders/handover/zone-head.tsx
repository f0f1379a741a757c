import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useZoneName, ZoneName } from '../parts/zone-name.tsx';
import { handoverMessages } from './messages.ts';
import type { ParcelGroup } from './parcel-groups.ts';
import type { HandoverWork } from './use-handover.ts';

/** Selects all parcels of a zone. */
export function ZoneCheckbox({ group, work }: { group: ParcelGroup; work: HandoverWork }) {
  const t = useMessages(handoverMessages);
  const zoneName = useZoneName();
  const numbers = group.parcels.map((parcel) => parcel.order_number);
  return (
    <Checkbox
      label={t.selectZone(zoneName(group))}
      checked={numbers.every((each) => work.chosen.has(each))}
      isPartly={numbers.some((each) => work.chosen.has(each))}
      onChange={() => work.toggleAll(numbers)}
    />
  );
}

/** A zone with the number of its parcels and their cash. */
export function ZoneWords({ group }: { group: ParcelGroup }) {
  const t = useMessages(handoverMessages);
  const { money, number } = useFormat();
  return (
    <>
      <b className="font-semibold">
        <ZoneName order={group} />
      </b>
      <span className="ms-2.5 text-xs font-regular text-ink-muted">
        {t.ofZone(group.parcels.length, number(group.parcels.length), money(group.taka))}
      </span>
    </>
  );
}
