import type { AdminOrderRow } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useTimes } from '../../../../platform/times.ts';
import { textLanguage } from '../../parts/text-language.ts';
import { columnMessages } from './messages.ts';

/** Why an order came back, what became of its goods, and when. */
export function CameBack({ row: { came_back: cameBack, since } }: { row: AdminOrderRow }) {
  const t = useMessages(columnMessages);
  const { number } = useFormat();
  const { stamp } = useTimes();
  const { reason = null, in_stock: inStock = 0, damaged = 0 } = cameBack ?? {};
  return (
    <span className="grid gap-0.5 text-xs">
      {reason !== null && (
        <span lang={textLanguage(reason)} className="line-clamp-2 text-sm">
          {reason}
        </span>
      )}
      {inStock > 0 && <span className="text-ink-muted">{t.inStock(number(inStock))}</span>}
      {damaged > 0 && <span className="font-medium text-danger">{t.damaged(number(damaged))}</span>}
      <span className="text-ink-subtle">{stamp(since)}</span>
    </span>
  );
}
