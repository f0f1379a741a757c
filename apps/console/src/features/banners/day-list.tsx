import type { AdminDay } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../platform/api/call.ts';
import { useListOrder } from '../../ui/record/use-list-order.ts';
import { useSwitch } from '../../ui/record/use-switch.ts';
import { bannerMessages } from './messages.ts';
import { refreshSlides } from './slide-queries.ts';
import { SlideTable } from './slide-table.tsx';
import { useDayForm } from './use-slide-forms.ts';

interface DayListProps {
  days: readonly AdminDay[];
  now: Date;
  onOpen: (day: AdminDay) => void;
}

/** The pictures of the days in their order. */
export function DayList({ days, now, onOpen }: DayListProps) {
  const t = useMessages(bannerMessages);
  const flip = useSwitch(useDayForm());
  const { move } = useListOrder({
    ids: days.map(({ id }) => id),
    send: (ids) => call('adminDayOrder', { body: { ids } }),
    refresh: refreshSlides,
  });
  return (
    <SlideTable
      label={t.days}
      rows={days}
      slideOf={(day) => ({ ...day, name: day.title, nameBn: day.title_bn, note: '' })}
      shape="aspect-[4/5] w-16"
      now={now}
      onOpen={onOpen}
      onMove={(id, step) => void move(id, step)}
      onSwitch={(day, isActive) => void flip(day, { is_active: isActive })}
    />
  );
}
