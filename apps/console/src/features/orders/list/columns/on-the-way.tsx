import type { AdminOrderRow } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useTimes } from '../../../../platform/times.ts';
import { ordersMessages } from '../../messages.ts';
import { TriesSign } from '../../parts/tries-sign.tsx';

/** How long an order has been out, its sheet, and how often the courier tried in vain. */
export function OnTheWay({ row: { since, sheet, tries }, hasDays }: { row: AdminOrderRow; hasDays: boolean }) {
  const t = useMessages(ordersMessages);
  const { number } = useFormat();
  const { stamp, waited } = useTimes();
  const { unit, count } = waited(since);
  return (
    <>
      {hasDays && <span className="block">{t[unit](count, number(count))}</span>}
      {hasDays && sheet === null && <span className="block text-xs text-ink-subtle">{stamp(since)}</span>}
      {sheet !== null && (
        <Link
          to={`/cash/${sheet}`}
          className="block w-fit text-xs text-ink-subtle underline underline-offset-2 max-table:-my-3.25 max-table:py-3.25"
        >
          {t.onSheet(sheet)}
        </Link>
      )}
      <TriesSign tries={tries} />
    </>
  );
}
