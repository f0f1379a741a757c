import type { ApplicationRow } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useTimes } from '../../platform/times.ts';
import { applicationMessages } from './messages.ts';

export interface ApplicationListProps {
  rows: readonly ApplicationRow[];
  /** The reference of the open application. */
  current: string | undefined;
}

/** Applications as links, each with how long it has been waiting. */
export function ApplicationList({ rows, current }: ApplicationListProps) {
  const t = useMessages(applicationMessages);
  const { number } = useFormat();
  const { waited, stamp } = useTimes();
  const age = ({ state, sent_at: at }: ApplicationRow) => {
    if (state !== 'waiting' && state !== 'asked') return stamp(at);
    const { unit, count } = waited(at);
    if (count === 0) return t.lately;
    return unit === 'hours' ? t.hours(number(count)) : t.daysAgo(number(count), count === 1);
  };
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.reference} data-row={row.reference} className="border-border not-first:border-t">
          <Link
            to={`/applications/${row.reference}?state=${row.state}`}
            aria-current={row.reference === current || undefined}
            className="flex items-center gap-3 px-4 py-2.5 outline-offset-[-2px] hover:bg-surface-sunken aria-[current]:bg-at-cursor aria-[current]:shadow-(--c-cursor)"
          >
            <span className="min-w-0 flex-1">
              <b className="block truncate font-semibold">{row.name}</b>
              <span className="block truncate text-xs text-ink-subtle">
                {row.full_name}, {row.location} · {t.kinds[row.seller_kind]}
              </span>
            </span>
            <span className="flex-none text-xs text-ink-muted">{age(row)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
