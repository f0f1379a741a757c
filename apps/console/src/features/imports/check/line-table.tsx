import type { ImportField, ImportLine } from '@haat/contracts';
import { importFields } from '@haat/contracts/imports/import-fields';
import { inLocale, type Locale } from '@haat/contracts/shared/locale';
import { Badge, type BadgeTone } from '@haat/ui/feedback/badge.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ErrorIcon } from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { CardTable, type Column } from '../../../ui/list/card-table.tsx';
import { importMessages } from '../messages.ts';

const tones: Readonly<Record<ImportLine['kind'], BadgeTone>> = {
  new: 'info',
  changed: 'success',
  same: 'neutral',
  wrong: 'danger',
};
/** They have columns of their own. */
const figures = ['price', 'offer_price', 'stock'] as const satisfies readonly ImportField[];
type Figure = (typeof figures)[number];

/** Lines of a file: what each is, what it changes, and what is wrong with it. */
export function LineTable({ lines }: { lines: readonly ImportLine[] }) {
  const t = useMessages(importMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const columns: Column<ImportLine>[] = [
    {
      label: t.line,
      place: 'head',
      render: ({ line }) => (
        <span className="text-ink-muted">
          <span className="table:hidden">{t.lineNumber(number(line))}</span>
          <span className="max-table:hidden">{number(line)}</span>
        </span>
      ),
    },
    { label: t.kind, place: 'corner', render: ({ kind }) => <Badge tone={tones[kind]}>{t.kinds[kind]}</Badge> },
    {
      label: t.product,
      place: 'head',
      className: 'max-w-80',
      render: (line) => <Product line={line} locale={locale} />,
    },
    figure(t.price, 'price'),
    figure(t.offer, 'offer_price'),
    figure(t.stock, 'stock'),
    {
      label: t.what,
      place: 'below',
      className: 'max-w-100',
      render: (line) => <What line={line} locale={locale} />,
    },
  ];
  return <CardTable label={t.linesLabel} columns={columns} rows={lines} idOf={({ line }) => String(line)} />;
}

function figure(label: string, field: Figure): Column<ImportLine> {
  return {
    label,
    place: 'named',
    isEnd: true,
    className: 'whitespace-nowrap',
    render: ({ changes }) => <FigureChange change={changes.find((each) => each.field === field)} field={field} />,
  };
}

function Product({ line, locale }: { line: ImportLine; locale: Locale }) {
  const title = inLocale(locale, line.title, line.title_bn) || line.title || '–';
  if (line.product_id === null) return <span className="font-medium break-words">{title}</span>;
  return (
    <Link to={`/products/${line.product_id}`} className="font-medium break-words hover:underline">
      {title}
    </Link>
  );
}

type Change = ImportLine['changes'][number];

function FigureChange({ change, field }: { change: Change | undefined; field: Figure }) {
  const { money, number } = useFormat();
  if (!change) return <span className="text-ink-subtle">–</span>;
  const shown = (text: string) => (field === 'stock' ? number(Number(text)) : money(Number(text)));
  return <Difference before={change.before === null ? null : shown(change.before)} after={shown(change.after)} />;
}

/** A value as it was, struck through, and as it becomes. */
function Difference({ before, after }: { before: string | null; after: string }) {
  const t = useMessages(importMessages);
  if (before === null) return <>{after}</>;
  return (
    <>
      <del className="rounded-xs bg-danger-soft px-1 text-danger">
        <span className="sr-only">{t.from} </span>
        {before || '–'}
      </del>{' '}
      <ins className="rounded-xs bg-success-soft px-1 text-success no-underline">
        <span className="sr-only">{t.to} </span>
        {after || '–'}
      </ins>
    </>
  );
}

function What({ line, locale }: { line: ImportLine; locale: Locale }) {
  const words =
    line.kind === 'changed' ? line.changes.filter(({ field }) => !figures.some((each) => each === field)) : [];
  if (line.faults.length === 0 && words.length === 0) return null;
  return (
    <ul className="grid gap-1 text-xs">
      {line.faults.map(({ code, field, message, message_bn: messageBn }) => (
        <li key={`${code} ${field}`} className="flex gap-1.5 text-danger">
          <Icon of={ErrorIcon} size={16} className="mt-0.5 flex-none" />
          <span className="min-w-0 break-words">{inLocale(locale, message, messageBn)}</span>
        </li>
      ))}
      {words.map(({ field, before, after }) => (
        <li key={field} className="break-words">
          <span className="text-ink-muted">
            {inLocale(locale, importFields[field].heading, importFields[field].heading_bn)}:
          </span>{' '}
          <Difference before={before} after={after} />
        </li>
      ))}
    </ul>
  );
}
