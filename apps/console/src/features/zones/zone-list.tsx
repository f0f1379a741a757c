import type { AdminZoneRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../platform/api/call.ts';
import { CardTable, type Column } from '../../ui/list/card-table.tsx';
import { ReturnedShare } from '../../ui/list/returned-share.tsx';
import { RowActions } from '../../ui/record/row-actions.tsx';
import { useSwitch } from '../../ui/record/use-switch.ts';
import { screenMessages } from '../../ui/screen/messages.ts';
import { SortableTable } from '../../ui/sortable/sortable-table.tsx';
import { useListOrder } from '../../ui/sortable/use-list-order.ts';
import { Switch } from '../../ui/switch.tsx';
import { TwoNames } from '../../ui/two-names.tsx';
import { ChargeCell } from './charge-cell.tsx';
import { ChargeConflict } from './charge-conflict.tsx';
import { zoneMessages } from './messages.ts';
import { useCharges } from './use-charges.ts';
import { useZoneForm } from './use-zone-form.ts';
import { refreshZones } from './zone-queries.ts';

export interface ZoneListProps {
  zones: readonly AdminZoneRow[];
  current: string | null;
  onPlace: (id: string) => void;
  /** Undefined for read-only users. */
  onOpen: ((zone: AdminZoneRow) => void) | undefined;
}

/** The delivery zones as a table, on phones as cards. */
export function ZoneList({ zones, current, onPlace, onOpen }: ZoneListProps) {
  const t = useMessages(zoneMessages);
  const screen = useMessages(screenMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const charges = useCharges();
  const flip = useSwitch(useZoneForm());
  const nameOf = (zone: AdminZoneRow) => inLocale(locale, zone.name, zone.name_bn);
  const { rows, placeOf, moveOver } = useListOrder({
    rows: zones,
    nameOf,
    send: (ids) => call('adminZoneOrder', { body: { ids } }),
    refresh: refreshZones,
  });
  const columns: Column<AdminZoneRow>[] = [
    { label: t.zone, place: 'head', render: (zone) => <TwoNames name={zone.name} nameBn={zone.name_bn} /> },
    {
      label: t.charge,
      place: 'named',
      isEnd: true,
      render: (zone) => <ChargeCell zones={zones} zone={zone} charges={charges} canChange={onOpen !== undefined} />,
    },
    { label: t.orders, place: 'named', isEnd: true, render: ({ orders }) => number(orders) },
    { label: t.returned, place: 'named', isEnd: true, render: (zone) => <ReturnedShare {...zone} /> },
    {
      label: t.offered,
      place: 'named',
      render: (zone) =>
        onOpen ? (
          <Switch
            label={t.offeredTo(nameOf(zone))}
            isOn={zone.is_active}
            onFlip={() => void flip(zone, { is_active: !zone.is_active })}
          />
        ) : (
          <Badge tone={zone.is_active ? 'success' : 'neutral'}>{zone.is_active ? t.on : t.off}</Badge>
        ),
    },
    {
      label: screen.actions,
      isLabelHidden: true,
      place: 'corner',
      isEnd: true,
      render: (zone) =>
        onOpen && <RowActions name={nameOf(zone)} onEdit={() => onOpen(zone)} place={placeOf(zone.id)} />,
    },
  ];
  const table = {
    label: t.zones,
    columns,
    rows,
    idOf: ({ id }: AdminZoneRow) => String(id),
    current,
    onPlace,
    isQuiet: ({ is_active: isActive }: AdminZoneRow) => !isActive,
  };
  return (
    <>
      {onOpen ? (
        <SortableTable {...table} nameOf={nameOf} onMove={(id, over) => moveOver(Number(id), Number(over))} />
      ) : (
        <CardTable {...table} />
      )}
      {charges.conflict && <ChargeConflict conflict={charges.conflict} onSettle={charges.settle} />}
    </>
  );
}
