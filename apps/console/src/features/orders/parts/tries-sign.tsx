import type { AdminOrderRow } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { NotDeliveredIcon } from '@haat/ui/icons/icons.ts';
import { useTimes } from '../../../platform/times.ts';
import { ordersMessages } from '../messages.ts';
import { textLanguage } from './text-language.ts';

/** How often the courier failed to deliver an order, and why the last time; nothing if it never did. */
export function TriesSign({ tries: { count, last } }: Pick<AdminOrderRow, 'tries'>) {
  const t = useMessages(ordersMessages);
  const { number } = useFormat();
  const { recent } = useTimes();
  if (!last) return null;
  return (
    <span className="grid gap-0.5 text-xs">
      <span className="flex items-center gap-1.25 font-medium text-warning">
        <Icon of={NotDeliveredIcon} size={14} />
        {t.tried(count, number(count))}
      </span>
      <span className="text-ink-subtle">
        {last.reason !== '' && <span lang={textLanguage(last.reason)}>{last.reason}, </span>}
        {recent(last.at)}
      </span>
    </span>
  );
}
