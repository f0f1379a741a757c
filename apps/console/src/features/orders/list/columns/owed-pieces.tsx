import type { AdminOrderRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { SignLine } from '../../parts/calls-and-signs.tsx';
import { signsOf } from '../../parts/signs.ts';
import { columnMessages } from './messages.ts';

/** The shops that have yet to bring their pieces of an order, and its signs. */
export function OwedPieces({ row }: { row: AdminOrderRow }) {
  const t = useMessages(columnMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const shops = row.owed.map((each) => t.owed(inLocale(locale, each.shop, each.shop_bn), number(each.pieces)));
  return (
    <span className="grid gap-0.5 text-xs">
      <span>{shops.join(', ') || '–'}</span>
      {signsOf(row).map((sign) => (
        <SignLine key={sign.kind} sign={sign} />
      ))}
    </span>
  );
}
