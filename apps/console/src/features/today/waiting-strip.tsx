import type { Today } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { DeliveryIcon, MailFailedIcon, OrderIcon, PhoneIcon, type Drawing } from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useTimes } from '../../platform/times.ts';
import { todayMessages } from './messages.ts';

/** What waits: each count leads to the list that empties it. The first is what the morning begins with. */
export function WaitingStrip({ today: { confirm, pack, handover, failed_mails: mails } }: { today: Today }) {
  const t = useMessages(todayMessages);
  const { number } = useFormat();
  const oldest = useOldest();
  return (
    <nav
      aria-label={t.waiting}
      className="grid grid-cols-2 overflow-clip rounded-lg border border-border bg-surface md:grid-cols-4"
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
        text={oldest(handover)}
      />
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
        'grid content-start gap-0.5 border-border px-4 py-3 not-first:border-s hover:bg-surface-sunken max-md:nth-3:border-s-0 max-md:nth-[n+3]:border-t',
        isFirst && count > 0 && 'bg-accent-soft',
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
