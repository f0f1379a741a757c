import type { DayOfOrders } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useIsWide } from '../../../platform/use-media.ts';
import { todayMessages } from '../messages.ts';
import { placedOn } from '../order-lists.ts';
import { axisTop, takingsOf } from '../takings.ts';

/** Columns of more days are too narrow to be pressed; the table has the same links. */
const mostLinked = 14;

/** A column per day: takings paid and not yet delivered, with the number of orders below. */
export function DayChart({ days }: { days: readonly DayOfOrders[] }) {
  const t = useMessages(todayMessages);
  const { money, number, digits } = useFormat();
  const top = axisTop(Math.max(...days.map(takingsOf)));
  const mostOrders = Math.max(1, ...days.map(({ orders }) => orders));
  const isLinked = useIsWide() && days.length <= mostLinked;
  const height = (taka: number) => ({ height: `${(taka / top) * 100}%` });
  return (
    <div className="grid gap-2">
      <div className="relative">
        <ol className="relative z-1 flex h-50 items-end gap-[max(2px,0.8%)] border-b border-border-strong pe-18">
          {days.map((day) => (
            <li
              key={day.day}
              title={t.dayOf(dayText(day), money(takingsOf(day)), number(day.orders))}
              className="flex h-full flex-1 flex-col justify-end"
            >
              {isLinked ? (
                <Link
                  to={placedOn([day])}
                  className="flex h-full flex-col justify-end rounded-t-xs hover:bg-surface-sunken"
                >
                  {column(day)}
                </Link>
              ) : (
                column(day)
              )}
            </li>
          ))}
        </ol>
        {[top, top / 2].map((taka, line) => (
          <p
            key={taka}
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 border-t border-border text-end text-2xs text-ink-muted"
            style={{ top: `${line * 50}%` }}
          >
            <span className="relative -top-0.5 bg-surface ps-1">{money(taka)}</span>
          </p>
        ))}
      </div>
      <ol aria-hidden="true" className="flex h-16 items-end gap-[max(2px,0.8%)] pe-18">
        {days.map((day, index) => (
          <li key={day.day} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center">
            {/* With more days there is no room for them. */}
            {days.length <= 14 && (
              <b className={classNames('h-4 text-2xs font-medium', days.length > 7 && 'max-md:hidden')}>
                {day.orders > 0 ? number(day.orders) : ''}
              </b>
            )}
            <i className="rounded-t-xs bg-border-strong" style={{ height: `${(day.orders / mostOrders) * 50}%` }} />
            <span
              className={classNames(
                'h-4 text-2xs whitespace-nowrap text-ink-muted',
                // Phones have room for half of them.
                days.length > 7 && (days.length - index) % 2 === 0 && 'max-md:invisible',
              )}
            >
              {isNamed(index, days.length) ? digits(dayText(day)) : ''}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );

  function column(day: DayOfOrders) {
    return (
      <>
        <span className="sr-only">{t.dayOf(dayText(day), money(takingsOf(day)), number(day.orders))}</span>
        <i aria-hidden="true" className="rounded-t-xs bg-accent/55" style={height(day.open)} />
        <i
          aria-hidden="true"
          className={day.open > 0 ? 'bg-accent' : 'rounded-t-xs bg-accent'}
          style={height(day.paid)}
        />
      </>
    );
  }

  function dayText({ day }: DayOfOrders): string {
    return day === days.at(-1)?.day ? t.todayShort : digits(String(Number(day.slice(-2))));
  }
}

/** With many days, only every third is labelled, including today. */
function isNamed(index: number, count: number): boolean {
  const back = count - 1 - index;
  return count <= 14 ? true : back % 3 === 0;
}
