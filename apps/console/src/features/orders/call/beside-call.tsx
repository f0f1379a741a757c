import type { AdminOrder, AdminOrderRow } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { textLanguage } from '../parts/text-language.ts';
import { callMessages } from './messages.ts';
import { WhatToSay } from './what-to-say.tsx';

/** The call script, what is known about the phone number, and the next orders. */
export function BesideCall({ order, after }: { order: AdminOrder; after: readonly AdminOrderRow[] }) {
  const t = useMessages(callMessages);
  return (
    <div className="grid gap-4">
      <WhatToSay order={order} />
      <PanelCard title={t.before}>
        <NumberBefore customer={order.customer} />
      </PanelCard>
      <PanelCard title={t.next} padded={false}>
        {after.length === 0 && <p className="p-4 text-ink-muted">{t.nobodyNext}</p>}
        <ul>
          {after.map((row) => (
            <NextRow key={row.order_number} row={row} />
          ))}
        </ul>
      </PanelCard>
    </div>
  );
}

function NumberBefore({ customer }: { customer: AdminOrder['customer'] }) {
  const t = useMessages(callMessages);
  const { money, number } = useFormat();
  const { orders, delivered, returned, cancelled, paid } = customer;
  if (orders <= 1) return <p className="text-ink-muted">{t.firstOrder}</p>;
  const parts = [
    t.delivered(number(delivered)),
    ...(returned > 0 ? [t.cameBack(number(returned))] : []),
    ...(cancelled > 0 ? [t.cancelled(number(cancelled))] : []),
  ];
  return (
    <p className="flex items-baseline gap-3">
      <span className="min-w-0 flex-1">
        {t.orders(orders, number(orders))}
        <span className="block text-xs text-ink-muted">{parts.join(', ')}</span>
      </span>
      <b className="font-semibold">{money(paid)}</b>
    </p>
  );
}

function NextRow({ row }: { row: AdminOrderRow }) {
  const { money } = useFormat();
  return (
    <li className="flex items-baseline gap-3 border-border px-4 py-2 not-first:border-t">
      <span className="min-w-0 flex-1">
        <span lang={textLanguage(row.name)} className="block truncate">
          {row.name}
        </span>
        <span className="block text-xs text-ink-muted">{row.order_number}</span>
      </span>
      {money(row.total_amount)}
    </li>
  );
}
