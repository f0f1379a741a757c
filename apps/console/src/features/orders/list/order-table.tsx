import type { AdminOrderRow } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ArrowUpIcon, PhoneIcon } from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Money } from '@haat/ui/text/money.tsx';
import { useTimes } from '../../../platform/times.ts';
import { Button, CallButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ordersMessages } from '../messages.ts';
import { Goods } from '../parts/goods.tsx';
import { nextStatus } from '../parts/next-status.ts';
import { textLanguage } from '../parts/text-language.ts';
import { ZoneName } from '../parts/zone-name.tsx';
import { NoteSign } from '../parts/note-sign.tsx';

import type { RowsProps } from './row-props.ts';
import { ViewFacts } from './view-facts.tsx';

const headCell = 'h-8.5 border-b border-border px-2.5 text-start text-xs whitespace-nowrap';
const head = `${headCell} font-medium text-ink-subtle`;
const cell = 'h-(--c-row) border-b border-border px-2.5 py-1.25 align-middle';
const small = 'block text-xs text-ink-subtle';

/** The rows of a view as a table. */
export function OrderTable(props: RowsProps) {
  const t = useMessages(ordersMessages);
  const { view, rows, chosen, onToggleAll } = props;
  const isAll = rows.length > 0 && rows.every((row) => chosen.has(row.order_number));
  const isOldestFirst = view !== 'all' && view !== 'returned';
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr>
          <th className={classNames(head, 'w-9.5 ps-3.5')}>
            <Checkbox label={t.selectAll} checked={isAll} isPartly={chosen.size > 0} onChange={onToggleAll} />
          </th>
          <th
            className={classNames(headCell, 'font-semibold text-ink')}
            aria-sort={isOldestFirst ? 'ascending' : 'descending'}
          >
            <span className="inline-flex items-center gap-1">
              {t.order}
              <Icon of={ArrowUpIcon} size={14} className={isOldestFirst ? undefined : 'rotate-180'} />
            </span>
          </th>
          <th className={head}>{t.customer}</th>
          <th className={head}>{t.whereTo}</th>
          <th className={head}>{t.what}</th>
          <th className={classNames(head, 'text-end')}>{t.toCollect}</th>
          <th className={head}>{view === 'confirm' ? t.callsAndSigns : t.since[view]}</th>
          <th className={classNames(head, 'pe-3.5')}>
            <span className="sr-only">{t.action}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.order_number} row={row} {...props} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, ...list }: RowsProps & { row: AdminOrderRow }) {
  const t = useMessages(ordersMessages);
  const { phone } = useFormat();
  const { stamp } = useTimes();
  const number = row.order_number;
  const isCurrent = number === list.current;
  const isChosen = list.chosen.has(number);
  const ground = isChosen ? (isCurrent ? 'bg-picked-at-cursor' : 'bg-picked') : isCurrent ? 'bg-at-cursor' : undefined;
  return (
    <tr
      data-row={number}
      aria-current={isCurrent || undefined}
      onPointerDown={() => list.onPlace(number)}
      className={classNames('last:*:border-b-0', ground)}
    >
      <td className={classNames(cell, 'ps-3.5', isCurrent && 'shadow-(--c-cursor)')}>
        <Checkbox
          label={t.select(number)}
          checked={isChosen}
          onChange={() => list.onToggle(number)}
          onShift={() => list.onToggleUpTo(number)}
        />
      </td>
      <td className={cell}>
        <Link
          to={`/orders/${number}${list.search}`}
          className="rounded-xs font-semibold tracking-[0.01em] whitespace-nowrap"
        >
          {number}
        </Link>
        <span className={small}>{stamp(row.date)}</span>
      </td>
      <td className={classNames(cell, 'max-w-40')}>
        <span className="flex items-center gap-1 font-medium">
          <span lang={textLanguage(row.name)} className="truncate">
            {row.name}
          </span>
          {row.has_note && <NoteSign />}
        </span>
        <span className={classNames(small, 'whitespace-nowrap')}>{phone(row.phone)}</span>
      </td>
      <td className={classNames(cell, 'max-w-47.5')}>
        <span lang={textLanguage(row.address)} title={row.address} className="block truncate">
          {row.address}
        </span>
        <span className={classNames(small, 'truncate')}>
          <ZoneName order={row} />
        </span>
      </td>
      <td className={cell}>
        <Goods row={row} />
      </td>
      <td className={classNames(cell, 'text-end')}>
        <Money taka={row.total_amount} className="font-semibold" />
        {row.coupon_code && <span className={small}>{row.coupon_code}</span>}
      </td>
      <td className={classNames(cell, 'max-w-52', list.changing.has(number) && 'bg-edited')}>
        <ViewFacts view={list.view} row={row} hasDays />
      </td>
      <td className={classNames(cell, 'pe-3.5')}>
        <RowActions
          row={row}
          isCurrent={isCurrent && list.chosen.size === 0}
          onStep={list.onStep}
          isCalling={list.view === 'confirm' || list.view === 'undelivered'}
        />
      </td>
    </tr>
  );
}

interface RowActionsProps {
  row: AdminOrderRow;
  isCurrent: boolean;
  isCalling: boolean;
  onStep: (row: AdminOrderRow) => void;
}

function RowActions({ row, isCurrent, isCalling, onStep }: RowActionsProps) {
  const t = useMessages(ordersMessages);
  const { phone } = useFormat();
  const to = nextStatus(row.status);
  return (
    <span className="flex justify-end gap-2">
      {isCalling && row.phone !== '' && (
        <CallButton
          phone={row.phone}
          icon={PhoneIcon}
          aria-label={t.callName(row.name, phone(row.phone))}
          className="w-(--size-control) px-0"
        />
      )}
      {to && (
        <Button
          variant={isCurrent ? 'secondary' : 'outline'}
          hint={isCurrent ? 'e' : undefined}
          onClick={() => onStep(row)}
        >
          {t.steps[to].button}
          <span className="sr-only">{row.order_number}</span>
        </Button>
      )}
    </span>
  );
}
