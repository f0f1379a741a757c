import type { AdminOrder } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Money } from '@haat/ui/text/money.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { useLineWords } from '../order/cards/order-lines.tsx';
import { callMessages } from './messages.ts';

/** The ordered items, to be read out. */
export function ReadOut({ order }: { order: AdminOrder }) {
  const t = useMessages(callMessages);
  const { number } = useFormat();
  const wordsOf = useLineWords();
  return (
    <div className="p-4 pb-0">
      <h3 className="text-sm font-semibold">{t.readOut}</h3>
      <ul className="mt-2 grid gap-2.5">
        {order.product_details.map((line, place) => {
          const { name, details } = wordsOf(line);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a product may stand on two lines
            <li key={place} className="flex items-center gap-2.5">
              <Photo src={line.photo} size="size-9" />
              <span className="min-w-0 flex-1">
                {name}
                <span className="block text-xs text-ink-muted">{details}</span>
              </span>
              <span className="flex-none text-ink-muted">{number(line.qty)} ×</span>
              <Money taka={line.line_total} className="flex-none font-semibold" />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
