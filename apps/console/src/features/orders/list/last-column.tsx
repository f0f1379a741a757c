import type { AdminOrderRow, OrderView } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useTimes } from '../../../platform/times.ts';
import { ordersMessages } from '../messages.ts';
import { CallsAndSigns } from '../parts/calls-and-signs.tsx';
import { StatusSign } from '../parts/status-sign.tsx';
import { TriesSign } from '../parts/tries-sign.tsx';

/** The column that differs between views: calls and signs, how long an order has been waiting, or its status. */
export function LastColumn({ view, row }: { view: OrderView; row: AdminOrderRow }) {
  const t = useMessages(ordersMessages);
  const { number } = useFormat();
  const { stamp, waited } = useTimes();
  if (view === 'confirm') return <CallsAndSigns row={row} />;
  if (view === 'undelivered') return <TriesSign tries={row.tries} />;
  if (view === 'all') return <StatusSign status={row.status} />;
  const { unit, count } = waited(row.since);
  return (
    <>
      {view === 'returned' ? stamp(row.since) : t[unit](count, number(count))}
      {view !== 'returned' && (
        <span className="block text-xs text-ink-subtle">
          {view === 'way' && row.sheet !== null ? (
            <Link to={`/cash/${row.sheet}`} className="underline underline-offset-2">
              {t.onSheet(row.sheet)}
            </Link>
          ) : (
            stamp(row.since)
          )}
        </span>
      )}
      {view === 'way' && <TriesSign tries={row.tries} />}
    </>
  );
}
