import type { AdminDay } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { classNames } from '@haat/ui/class-names.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { HideIcon, ShowIcon } from '@haat/ui/icons/icons.ts';
import { call } from '../../platform/api/call.ts';
import { RowActions } from '../../ui/record/row-actions.tsx';
import { useSwitch } from '../../ui/record/use-switch.ts';
import { Grip } from '../../ui/sortable/grip.tsx';
import { SortableItem } from '../../ui/sortable/sortable-item.tsx';
import { SortableList } from '../../ui/sortable/sortable-list.tsx';
import { useListOrder } from '../../ui/sortable/use-list-order.ts';
import { TwoNames } from '../../ui/two-names.tsx';
import { bannerMessages } from './messages.ts';
import { refreshSlides } from './slide-queries.ts';
import { SlideState } from './slide-time.tsx';
import { useDayForm } from './use-slide-forms.ts';

interface DayGridProps {
  days: readonly AdminDay[];
  onOpen: (day: AdminDay) => void;
}

/** The pictures of the days slider in order, large enough to recognise. */
export function DayGrid({ days, onOpen }: DayGridProps) {
  const t = useMessages(bannerMessages);
  const locale = useLocale();
  const flip = useSwitch(useDayForm());
  const nameOf = (day: AdminDay) => inLocale(locale, day.title, day.title_bn);
  const { rows, placeOf, moveOver } = useListOrder({
    rows: days,
    nameOf,
    send: (ids) => call('adminDayOrder', { body: { ids } }),
    refresh: refreshSlides,
  });
  const nameOfId = (id: string) => {
    const day = rows.find((each) => String(each.id) === id);
    return day ? nameOf(day) : '';
  };
  return (
    <SortableList
      ids={rows.map(({ id }) => String(id))}
      nameOf={nameOfId}
      isGrid
      onMove={(id, over) => moveOver(Number(id), Number(over))}
    >
      <ul
        aria-label={t.days}
        className="grid grid-cols-2 gap-x-3.5 gap-y-5 p-4 sm:grid-cols-3 lg:grid-cols-4 table:grid-cols-6"
      >
        {rows.map((day) => (
          <SortableItem as="li" key={day.id} id={String(day.id)} data-row={day.id} className="flex min-w-0 flex-col">
            <Picture day={day} />
            <div className="mt-2 flex-1 break-words">
              <TwoNames name={day.title} nameBn={day.title_bn} />
            </div>
            <div className="mt-1.5 mb-2">
              <SlideState slide={day} />
            </div>
            <div className="flex">
              <Grip />
              <RowActions
                name={nameOf(day)}
                onEdit={() => onOpen(day)}
                place={placeOf(day.id)}
                more={[
                  {
                    label: day.is_active ? t.switchOff : t.switchOn,
                    icon: day.is_active ? HideIcon : ShowIcon,
                    onPress: () => void flip(day, { is_active: !day.is_active }),
                  },
                ]}
              />
            </div>
          </SortableItem>
        ))}
      </ul>
    </SortableList>
  );
}

function Picture({ day: { photo, state } }: { day: AdminDay }) {
  const isShown = state === 'now' || state === 'planned';
  return (
    <div className="aspect-[4/5] overflow-clip rounded-md bg-surface-sunken">
      {photo.startsWith('/') && (
        <img
          src={photo.endsWith('.svg') ? photo : `${photo}?w=320`}
          alt=""
          loading="lazy"
          className={classNames('size-full object-cover', !isShown && 'opacity-60 grayscale')}
        />
      )}
    </div>
  );
}
