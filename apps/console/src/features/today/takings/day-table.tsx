import type { DayOfOrders } from '@haat/contracts';
import { formatDate } from '@haat/ui/i18n/dates.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ListLink } from '../list-link.tsx';
import { todayMessages } from '../messages.ts';
import { openStatuses, paidStatuses, placedOn } from '../order-lists.ts';

/** The chart's figures as a table, newest first. */
export function DayTable({ days }: { days: readonly DayOfOrders[] }) {
  const t = useMessages(todayMessages);
  const locale = useLocale();
  const { money, number } = useFormat();
  return (
    <table className="w-full">
      <thead>
        <tr className="border-b border-border text-xs text-ink-muted">
          <th scope="col" className="py-1.5 text-start font-medium">
            {t.day}
          </th>
          {[t.paid, t.open, t.placed].map((name) => (
            <th key={name} scope="col" className="py-1.5 ps-2 text-end font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day} className="border-b border-border">
            <th scope="row" className="py-1.5 text-start font-regular">
              {formatDate(day.day, locale)}
            </th>
            <td className="py-1.5 ps-2 text-end max-md:py-3">
              <ListLink to={placedOn([day], { statuses: paidStatuses })}>{money(day.paid)}</ListLink>
            </td>
            <td className="py-1.5 ps-2 text-end">
              <ListLink to={placedOn([day], { statuses: openStatuses })}>{money(day.open)}</ListLink>
            </td>
            <td className="py-1.5 ps-2 text-end">
              <ListLink to={placedOn([day])}>{number(day.orders)}</ListLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
