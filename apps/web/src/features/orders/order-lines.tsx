import type { OrderDetails } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Card } from '@haat/ui/layout/card.tsx';
import { CellName } from '@haat/ui/layout/cell-name.tsx';
import { Money } from '@haat/ui/text/money.tsx';
import { Thumbnail } from '../../ui/media/thumbnail.tsx';
import { type Line, lineKey, LineColumns } from './line-columns.tsx';
import { ordersMessages } from './messages.ts';
import { OrderSums } from './order-sums.tsx';

/** The ordered lines: a table on wide screens, one block per product on phones. */
export function OrderLines({ order }: { order: OrderDetails }) {
  return (
    <Card padded={false} className="overflow-hidden">
      <table className="w-full text-sm max-sm:block">
        <thead className="max-sm:hidden">
          <LineColumns className="border-b border-border *:px-3 *:py-4 *:first:ps-6 *:last:pe-6" />
        </thead>
        <tbody className="divide-y divide-border max-sm:block">
          {order.product_details.map((line, index) => (
            <LineRow key={lineKey(line)} line={line} index={index} />
          ))}
        </tbody>
      </table>
      <div className="border-t border-border px-4 py-4 sm:px-6 sm:py-5">
        <OrderSums order={order} />
      </div>
    </Card>
  );
}

function LineRow({ line, index }: { line: Line; index: number }) {
  const t = useMessages(ordersMessages);
  const { number } = useFormat();
  return (
    <tr className="max-sm:grid max-sm:grid-cols-3 max-sm:gap-y-3 max-sm:p-4 sm:*:px-3 sm:*:py-4 sm:*:first:ps-6 sm:*:last:pe-6">
      <td className="text-ink-muted max-sm:hidden">{number(index + 1)}</td>
      <td className="max-sm:col-span-3">
        <ProductOfLine line={line} />
      </td>
      <td className="sm:text-end">
        <CellName>{t.price}</CellName>
        <Money taka={line.offer_price} />
      </td>
      <td className="tabular-nums sm:text-end">
        <CellName>{t.qty}</CellName>
        {number(line.qty)}
      </td>
      <td className="text-end font-semibold">
        <CellName>{t.total}</CellName>
        <Money taka={line.line_total} />
      </td>
    </tr>
  );
}

function ProductOfLine({ line }: { line: Line }) {
  const t = useMessages(ordersMessages);
  const locale = useLocale();
  const { digits } = useFormat();
  const name = inLocale(locale, line.name, line.name_bn);
  const colour = line.color && inLocale(locale, line.color, line.color_bn);
  const choice = [colour && `${t.colour}: ${colour}`, line.size && `${t.size}: ${digits(line.size)}`].filter(Boolean);
  return (
    <div className="flex items-center gap-4">
      <Thumbnail src={line.photo} />
      <div className="min-w-0">
        {line.product_id === null ? (
          <p className="font-medium">{name}</p>
        ) : (
          <Link to={`/product/product_details/${line.slug}`} className="font-medium hover:text-accent hover:underline">
            {name}
          </Link>
        )}
        {line.shop !== null && (
          <p className="mt-0.5 text-xs text-ink-subtle">{inLocale(locale, line.shop, line.shop_bn)}</p>
        )}
        {choice.length > 0 && <p className="mt-0.5 text-xs text-ink-muted">{choice.join(' · ')}</p>}
      </div>
    </div>
  );
}
