import { formatPhone } from '@haat/contracts/shared/format';
import type { AdminOrderRow } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { MoreIcon, PhoneIcon } from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useDisclosure } from '@haat/ui/overlays/use-disclosure.ts';
import { Money } from '@haat/ui/text/money.tsx';
import { useTimes } from '../../../platform/times.ts';
import { Button, CallButton, LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { longPressLook, useLongPress } from '../../../ui/list/use-long-press.ts';
import { ordersMessages } from '../messages.ts';
import { Goods } from '../parts/goods.tsx';
import { NoteSign } from '../parts/note-sign.tsx';
import { nextStatus } from '../parts/next-status.ts';
import { textLanguage } from '../parts/text-language.ts';
import { ZoneName } from '../parts/zone-name.tsx';
import { ViewFacts } from './view-facts.tsx';
import type { RowsProps } from './row-props.ts';

/** The rows of a view as cards: two columns on tablets, one on phones. */
export function OrderCards({ rows, ...list }: RowsProps) {
  return (
    <>
      {rows.length > 1 && <SelectAll rows={rows} {...list} />}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5 md:grid-cols-2 md:gap-3">
        {rows.map((row) => (
          <Card key={row.order_number} row={row} rows={rows} {...list} />
        ))}
      </ul>
    </>
  );
}

function SelectAll({ rows, chosen, onToggleAll }: Pick<RowsProps, 'rows' | 'chosen' | 'onToggleAll'>) {
  const t = useMessages(ordersMessages);
  const isAll = rows.every((row) => chosen.has(row.order_number));
  return (
    <div className="flex min-h-(--size-target) items-center gap-3 px-3.5">
      <Checkbox label={t.selectAll} checked={isAll} isPartly={chosen.size > 0} onChange={onToggleAll} />
      <span aria-hidden="true" className="text-sm text-ink-muted">
        {t.selectAll}
      </span>
    </div>
  );
}

function Card({ row, ...list }: RowsProps & { row: AdminOrderRow }) {
  const t = useMessages(ordersMessages);
  const number = row.order_number;
  const isChosen = list.chosen.has(number);
  const isCurrent = number === list.current;
  const longPress = useLongPress(() => list.onToggle(number));
  return (
    <li
      data-row={number}
      aria-current={isCurrent || undefined}
      className={classNames(
        'flex flex-col rounded-lg border',
        isChosen ? 'border-accent-line bg-picked' : 'border-border bg-surface',
        list.changing.has(number) && 'bg-edited',
      )}
    >
      <div
        {...longPress}
        className={classNames('grid flex-1 grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-3.5 pt-3 pb-3', longPressLook)}
      >
        <Checkbox
          label={t.select(number)}
          checked={isChosen}
          onChange={() => list.onToggle(number)}
          onShift={() => list.onToggleUpTo(number)}
        />
        <CardText row={row} view={list.view} search={list.search} />
      </div>
      {list.chosen.size === 0 && <CardActions row={row} onStep={list.onStep} search={list.search} />}
    </li>
  );
}

function CardText({ row, view, search }: Pick<RowsProps, 'view' | 'search'> & { row: AdminOrderRow }) {
  const t = useMessages(ordersMessages);
  const { number } = useFormat();
  const { waited } = useTimes();
  const { unit, count } = waited(view === 'confirm' || view === 'all' ? row.date : row.since);
  const waits = unit === 'hours' ? t.waitsHours(count, number(count)) : t.waitsDays(count, number(count));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
      <p className="flex justify-between gap-3 font-semibold">
        <span className="flex min-w-0 items-center gap-1">
          <span lang={textLanguage(row.name)} className="truncate">
            {row.name}
          </span>
          {row.has_note && <NoteSign />}
        </span>
        <Money taka={row.total_amount} />
      </p>
      <p className="text-xs text-ink-muted">
        <Link to={`/orders/${row.order_number}${search}`} className="-my-2 inline-block rounded-xs py-2">
          {row.order_number}
        </Link>
        {view !== 'returned' && ` · ${waits}`}
      </p>
      <p className="text-xs text-ink-muted">
        <span lang={textLanguage(row.address)}>{row.address}</span> · <ZoneName order={row} />
      </p>
      <ViewFacts view={view} row={row} />
      <div className="mt-1">
        <Goods row={row} />
      </div>
    </div>
  );
}

function CardActions({ row, onStep, search }: Pick<RowsProps, 'onStep' | 'search'> & { row: AdminOrderRow }) {
  const t = useMessages(ordersMessages);
  const { phone } = useFormat();
  const { isOpen, toggle, rootProps } = useDisclosure();
  const to = nextStatus(row.status);
  return (
    <div
      {...rootProps}
      className="relative grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_var(--size-target)] gap-2 px-3.5 pb-3"
    >
      {row.phone !== '' ? (
        <CallButton
          phone={row.phone}
          icon={PhoneIcon}
          className="px-2"
          aria-label={t.callName(row.name, phone(row.phone))}
        >
          {phone(row.phone)}
        </CallButton>
      ) : (
        <span />
      )}
      {to ? (
        <Button onClick={() => onStep(row)} className="px-2">
          {t.steps[to].button}
          <span className="sr-only">{row.order_number}</span>
        </Button>
      ) : (
        <span />
      )}
      <Button
        aria-expanded={isOpen}
        aria-label={t.moreOf(row.order_number)}
        onClick={toggle}
        className="w-(--size-target) px-0"
      >
        <Icon of={MoreIcon} size={18} />
      </Button>
      {isOpen && (
        <div className="absolute end-3.5 top-full z-(--c-z-opened) grid w-60 gap-2 rounded-lg border border-border bg-surface p-2.5 shadow-overlay">
          <LinkButton to={`/orders/${row.order_number}${search}`}>{t.open}</LinkButton>
          {row.phone !== '' && (
            <CopyButton text={formatPhone(row.phone, 'en')} label={t.copyPhone} copiedLabel={t.copied} />
          )}
        </div>
      )}
    </div>
  );
}
