import type { ImportColumn, ImportField, ImportLine } from '@haat/contracts';
import { importFields } from '@haat/contracts/imports/import-fields';
import { inLocale, type Locale } from '@haat/contracts/shared/locale';
import { Badge, type BadgeTone } from '@haat/ui/feedback/badge.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { CardTable, type Column } from '../../../ui/list/card-table.tsx';
import { importMessages } from '../messages.ts';
import { FaultWords } from './fault-words.tsx';
import { LineActions, type LineActionsProps } from './line-actions.tsx';
import { WrongCell } from './wrong-cell.tsx';

const tones: Readonly<Record<ImportLine['kind'], BadgeTone>> = {
  new: 'info',
  changed: 'success',
  same: 'neutral',
  wrong: 'danger',
  look_at: 'warning',
  left_out: 'neutral',
};
/** Fields with their own columns. */
const figures = ['price', 'offer_price', 'stock'] as const satisfies readonly ImportField[];
type Figure = (typeof figures)[number];

interface LineTableProps extends Pick<LineActionsProps, 'columns' | 'correct' | 'isSaving'> {
  lines: readonly ImportLine[];
  /** Opens the whole of a line. */
  onLook: (line: ImportLine) => void;
}

/** Lines of a file with their verdicts, changes and faults. */
export function LineTable({ columns: fileColumns, lines, onLook, ...actions }: LineTableProps) {
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
    {
      label: t.kind,
      place: 'corner',
      render: ({ kind }) => <Badge tone={tones[kind]}>{kind === 'look_at' ? t.lookBadge : t.kinds[kind]}</Badge>,
    },
    {
      label: t.product,
      place: 'head',
      className: 'max-w-80',
      render: (line) => <Product line={line} locale={locale} />,
    },
    figure(t.price, 'price', fileColumns),
    figure(t.offer, 'offer_price', fileColumns),
    figure(t.stock, 'stock', fileColumns),
    {
      label: t.what,
      place: 'below',
      className: 'max-w-100',
      render: (line) => (
        <>
          <What line={line} locale={locale} />
          {line.kind !== 'left_out' && <FaultWords faults={line.faults} isWarning={line.kind === 'look_at'} />}
          {(line.cells.length > 0 || line.is_said_right) && (
            <LineActions {...actions} columns={fileColumns} line={line} onLook={() => onLook(line)} />
          )}
        </>
      ),
    },
  ];
  return (
    <CardTable
      label={t.linesLabel}
      columns={columns}
      rows={lines}
      idOf={({ line }) => String(line)}
      isQuiet={({ kind }) => kind === 'left_out'}
    />
  );
}

function figure(label: string, field: Figure, columns: readonly ImportColumn[]): Column<ImportLine> {
  const place = columns.findIndex((column) => column.field === field);
  return {
    label,
    place: 'named',
    isEnd: true,
    className: 'whitespace-nowrap',
    render: ({ kind, changes, cells, faults }) =>
      kind === 'wrong' || kind === 'left_out' ? (
        <FigureOfFile
          text={cells[place] ?? ''}
          isWrong={kind === 'wrong' && faults.some((each) => each.field === field)}
        />
      ) : (
        <FigureChange change={changes.find((each) => each.field === field)} field={field} />
      ),
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

/** The file's text for a figure of a wrong line, whether or not it could be read. */
function FigureOfFile({ text, isWrong }: { text: string; isWrong: boolean }) {
  if (isWrong) return <WrongCell text={text} />;
  return <span className={text ? undefined : 'text-ink-subtle'}>{text || '–'}</span>;
}

function FigureChange({ change, field }: { change: Change | undefined; field: Figure }) {
  const { money, number } = useFormat();
  if (!change) return <span className="text-ink-subtle">–</span>;
  const shown = (text: string) => (field === 'stock' ? number(Number(text)) : money(Number(text)));
  return <Difference before={change.before === null ? null : shown(change.before)} after={shown(change.after)} />;
}

/** A value before, struck through, and after. */
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

function isChange({ kind }: Pick<ImportLine, 'kind'>): boolean {
  return kind === 'changed' || kind === 'look_at';
}

function What({ line, locale }: { line: ImportLine; locale: Locale }) {
  const words = isChange(line) ? line.changes.filter(({ field }) => !figures.some((each) => each === field)) : [];
  if (words.length === 0) return null;
  return (
    <ul className="grid gap-1 text-xs">
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
