import type { Today } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import {
  ApplicationIcon,
  DeliveryIcon,
  MailFailedIcon,
  NotDeliveredIcon,
  OrderIcon,
  PhoneIcon,
  type Drawing,
} from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { includesRole } from '@haat/contracts/staff/roles';
import { useSession } from '../../platform/session.ts';
import { useTimes } from '../../platform/times.ts';
import { ordersPath } from '../orders/public.ts';
import { courierToday, useReminders } from '../settings/public.ts';
import { todayMessages } from './messages.ts';

/** The waiting work: each count links to its list. The first is where the morning starts. */
export function WaitingStrip({ today }: { today: Today }) {
  const { confirm, pack, handover, undelivered, late, applications, failed_mails: mails } = today;
  const t = useMessages(todayMessages);
  const { number, digits } = useFormat();
  const { role } = useSession();
  const oldest = useOldest();
  const reminders = useReminders();
  const courier = courierToday(reminders);
  const courierText = courier === 'off' ? t.noCourier : courier && t.courierAt(digits(courier));
  const lateText =
    late.count > 0 ? t.lateOrders(number(late.count), number(reminders.cash_late_after_days)) : t.nothingLate;
  const onTheWay = ordersPath({ view: 'way', late: late.count > 0 ? 'true' : '' });
  return (
    <nav
      aria-label={t.waiting}
      className="grid grid-cols-2 gap-px overflow-clip rounded-lg border border-border bg-border md:grid-cols-3 table:auto-cols-fr table:grid-flow-col table:grid-cols-none"
    >
      <Count
        to="/orders?view=confirm"
        icon={PhoneIcon}
        label={t.toConfirm}
        count={confirm.count}
        text={oldest(confirm)}
        isFirst
      />
      <Count
        to="/orders?view=pack"
        icon={OrderIcon}
        label={t.toPack}
        count={pack.count}
        text={pack.count > 0 ? t.fromShops(pack.shops, number(pack.shops)) : t.nothingWaits}
      />
      <Count
        to="/orders?view=handover"
        icon={DeliveryIcon}
        label={t.toHandOver}
        count={handover.count}
        text={(handover.count > 0 && courierText) || oldest(handover)}
      />
      <Count
        to={undelivered.count > 0 ? ordersPath({ view: 'undelivered' }) : onTheWay}
        icon={NotDeliveredIcon}
        label={t.notDelivered}
        count={undelivered.count}
        text={undelivered.count > 0 ? t.triedTwice : lateText}
      />
      {includesRole(role, 'operator') && (
        <Count
          to="/applications"
          icon={ApplicationIcon}
          label={t.applications}
          count={applications.count}
          text={oldest(applications)}
        />
      )}
      <Count
        to="#failed-mails"
        icon={MailFailedIcon}
        label={t.mailsFailed}
        count={mails.count}
        text={mails.count > 0 ? t.notSent : t.allSent}
      />
    </nav>
  );
}

function useOldest() {
  const t = useMessages(todayMessages);
  const { number } = useFormat();
  const { waited } = useTimes();
  return ({ oldest }: Today['confirm']) => {
    if (oldest === null) return t.nothingWaits;
    const { unit, count } = waited(oldest);
    return unit === 'hours' ? t.oldestHours(number(count)) : t.oldestDays(count, number(count));
  };
}

interface CountProps {
  to: string;
  icon: Drawing;
  label: string;
  count: number;
  text: string;
  isFirst?: boolean;
}

function Count({ to, icon, label, count, text, isFirst = false }: CountProps) {
  const { number } = useFormat();
  return (
    <Link
      to={to}
      className={classNames(
        'grid content-start gap-0.5 px-4 py-3 hover:bg-surface-sunken',
        // Fills the last line, so that no background shows.
        'max-md:last:odd:col-span-2 md:max-table:last:nth-[3n+2]:col-span-2',
        isFirst && count > 0 ? 'bg-accent-soft' : 'bg-surface',
      )}
    >
      <span className="flex items-center gap-1.5 font-medium">
        <Icon of={icon} size={16} className="text-ink-muted" />
        {label}
      </span>
      <b className="text-2xl font-semibold">{number(count)}</b>
      <span className="text-xs text-ink-muted">{text}</span>
    </Link>
  );
}
