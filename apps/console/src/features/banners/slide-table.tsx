import type { AdminBanner } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { classNames } from '@haat/ui/class-names.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { HideIcon, ShowIcon } from '@haat/ui/icons/icons.ts';
import type { Column } from '../../ui/list/card-table.tsx';
import { RowActions } from '../../ui/record/row-actions.tsx';
import { screenMessages } from '../../ui/screen/messages.ts';
import type { ItemPlace } from '../../ui/sortable/item-place.ts';
import { SortableTable } from '../../ui/sortable/sortable-table.tsx';
import { TwoNames } from '../../ui/two-names.tsx';
import { bannerMessages } from './messages.ts';
import { SlideTime } from './slide-time.tsx';

/** What both kinds of slides have in common. */
interface Slide extends Pick<AdminBanner, 'id' | 'photo' | 'state' | 'starts_at' | 'ends_at' | 'is_active'> {
  name: string;
  nameBn: string;
  note: string;
}

export interface SlideTableProps<Row> {
  label: string;
  rows: readonly Row[];
  slideOf: (row: Row) => Slide;
  /** The classes for the pictures' shape: `aspect-[8/3] w-32`. */
  shape: string;
  now: Date;
  onOpen: (row: Row) => void;
  placeOf: (id: number) => ItemPlace;
  onMove: (id: number, over: number) => void;
  onSwitch: (row: Row, isActive: boolean) => void;
}

/** Banners or pictures of the days slider in order, with their dates. */
export function SlideTable<Row>(props: SlideTableProps<Row>) {
  const { label, rows, slideOf, shape, now, onOpen, placeOf, onMove, onSwitch } = props;
  const t = useMessages(bannerMessages);
  const screen = useMessages(screenMessages);
  const locale = useLocale();
  const nameOf = (row: Row) => {
    const { name, nameBn } = slideOf(row);
    return inLocale(locale, name, nameBn);
  };
  const columns: Column<Row>[] = [
    {
      label: t.slide,
      place: 'head',
      render(row) {
        const { photo, name, nameBn, note } = slideOf(row);
        return (
          <span className="flex items-center gap-3">
            {photo.startsWith('/') && (
              <img
                src={photo.endsWith('.svg') ? photo : `${photo}?w=320`}
                alt=""
                loading="lazy"
                className={classNames('flex-none rounded-md bg-surface-sunken object-cover max-sm:w-28', shape)}
              />
            )}
            <span className="min-w-0">
              <TwoNames name={name} nameBn={nameBn} />
              {note && <span className="block text-xs text-ink-muted">{note}</span>}
            </span>
          </span>
        );
      },
    },
    { label: t.when, place: 'below', render: (row) => <SlideTime slide={slideOf(row)} now={now} /> },
    {
      label: screen.actions,
      isLabelHidden: true,
      place: 'below',
      isEnd: true,
      render(row) {
        const { id, is_active: isActive } = slideOf(row);
        return (
          <RowActions
            name={nameOf(row)}
            onEdit={() => onOpen(row)}
            place={placeOf(id)}
            more={[
              {
                label: isActive ? t.switchOff : t.switchOn,
                icon: isActive ? HideIcon : ShowIcon,
                onPress: () => onSwitch(row, !isActive),
              },
            ]}
          />
        );
      },
    },
  ];
  return (
    <SortableTable
      label={label}
      columns={columns}
      rows={rows}
      idOf={(row) => String(slideOf(row).id)}
      nameOf={nameOf}
      onMove={(id, over) => onMove(Number(id), Number(over))}
      isQuiet={(row) => ['off', 'ended'].includes(slideOf(row).state)}
    />
  );
}
