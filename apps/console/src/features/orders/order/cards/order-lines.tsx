import type { AdminOrder } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Stitch } from '@haat/ui/layout/stitch.tsx';
import { Money } from '@haat/ui/text/money.tsx';
import { PanelCard } from '../../../../ui/panel-card.tsx';
import { Photo } from '../../../../ui/photo.tsx';
import { useZoneName } from '../../parts/zone-name.tsx';
import { orderMessages } from '../messages.ts';

type Line = AdminOrder['product_details'][number];

const head = 'h-8.5 border-b border-border px-2.5 text-xs font-medium text-ink-subtle';
const cell = 'border-b border-border px-2.5 py-2 align-middle';

/** The ordered items and their total. */
export function OrderLines({ order }: { order: AdminOrder }) {
  const t = useMessages(orderMessages);
  const { number } = useFormat();
  return (
    <PanelCard
      padded={false}
      title={t.piecesFrom(order.pieces, number(order.pieces), order.shops, number(order.shops))}
    >
      <table className="w-full border-collapse text-sm">
        <thead className="max-md:sr-only">
          <tr>
            <th className={classNames(head, 'ps-4 text-start')}>{t.product}</th>
            <th className={classNames(head, 'text-end')}>{t.price}</th>
            <th className={classNames(head, 'text-end')}>{t.pieces}</th>
            <th className={classNames(head, 'text-end')}>{t.left}</th>
            <th className={classNames(head, 'pe-4 text-end')}>{t.sum}</th>
          </tr>
        </thead>
        <tbody>
          {order.product_details.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a product may stand on two lines
            <LineRow key={place} line={line} />
          ))}
        </tbody>
      </table>
      <Totals order={order} />
    </PanelCard>
  );
}

/** Returns the name of a line, and its details: the choices and the shop. */
export function useLineWords(): (line: Line) => { name: string; details: string } {
  const locale = useLocale();
  return (line) => ({
    name: inLocale(locale, line.name, line.name_bn),
    details: [
      line.color && inLocale(locale, line.color, line.color_bn),
      line.size,
      line.shop && inLocale(locale, line.shop, line.shop_bn),
    ]
      .filter(Boolean)
      .join(' · '),
  });
}

function LineRow({ line }: { line: Line }) {
  const t = useMessages(orderMessages);
  const { number } = useFormat();
  const { name, details } = useLineWords()(line);
  return (
    <tr>
      <td className={classNames(cell, 'ps-4')}>
        <span className="flex items-center gap-2.5">
          <Photo src={line.photo} size="size-12" />
          <span className="min-w-0">
            {name}
            <span className="block text-xs text-ink-subtle">{details}</span>
            {line.stock !== null && (
              <span className="block text-xs text-ink-subtle md:hidden">{t.stillLeft(number(line.stock))}</span>
            )}
          </span>
        </span>
      </td>
      <td className={classNames(cell, 'text-end max-md:hidden')}>
        <Money taka={line.offer_price} />
        {line.offer_price < line.price && (
          <s className="block text-xs text-ink-subtle">
            <Money taka={line.price} />
          </s>
        )}
      </td>
      <td className={classNames(cell, 'text-end whitespace-nowrap')}>
        {number(line.qty)}
        <span className="md:hidden"> ×</span>
      </td>
      <td className={classNames(cell, 'text-end text-ink-subtle max-md:hidden')}>
        {line.stock === null ? '–' : number(line.stock)}
      </td>
      <td className={classNames(cell, 'pe-4 text-end')}>
        <Money taka={line.line_total} className="font-semibold" />
      </td>
    </tr>
  );
}

/** Subtotal, delivery and coupon; the running stitch; the cash to collect. */
export function Totals({ order }: { order: AdminOrder }) {
  const t = useMessages(orderMessages);
  const zoneName = useZoneName();
  const rows = [
    { label: t.subtotal, taka: order.sub_total },
    { label: t.delivery(zoneName(order)), taka: order.delivery_charge },
    ...(order.coupon_code ? [{ label: t.coupon(order.coupon_code), taka: -order.coupon }] : []),
  ];
  return (
    <dl className="ms-auto grid max-w-84 gap-2 p-4">
      {rows.map(({ label, taka }) => (
        <div key={label} className="flex justify-between gap-4 text-ink-muted">
          <dt>{label}</dt>
          <dd>
            <Money taka={taka} />
          </dd>
        </div>
      ))}
      <div className="flex flex-wrap justify-between gap-x-4 text-lg font-bold">
        <Stitch className="mt-0.5 mb-2.5 w-full" />
        <dt>{t.cash}</dt>
        <dd>
          <Money taka={order.total_amount} />
        </dd>
      </div>
    </dl>
  );
}
