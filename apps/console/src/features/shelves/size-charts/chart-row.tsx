import { sizeChartBounds } from '@haat/contracts/catalogue/size-measures';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CloseIcon } from '@haat/ui/icons/icons.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { sizeChartMessages } from './messages.ts';
import type { TypedChart } from './typed-chart.ts';

interface ChartRowProps {
  chart: TypedChart;
  /** Its index. */
  row: number;
  errors: Record<string, string>;
  /** Column 0 is the size. */
  onType: (column: number, text: string) => void;
  /** Returns whether it was more than one cell and is in the table now. */
  onPaste: (column: number, text: string) => boolean;
  /** Undefined for the only row. */
  onRemove: (() => void) | undefined;
}

/** The name of a cell, by which its error is called. */
export function cellName(row: number, column: number): string {
  return column === 0 ? `rows.${row}.size` : `rows.${row}.figures.${column - 1}`;
}

const cell =
  'h-(--size-control) w-full min-w-14 rounded-md border border-border-control bg-surface px-2 text-base field-focus hover:border-ink-muted aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger';

/** A size with its figures, and below them what is wrong with it. */
export function ChartRow({ chart, row, errors, onType, onPaste, onRemove }: ChartRowProps) {
  const t = useMessages(sizeChartMessages);
  const { number } = useFormat();
  const id = useId();
  const { size = '', figures = {} } = chart.rows[row] ?? {};
  const named = size.trim() === '' ? t.row(number(row + 1)) : `${t.size} ${size}`;
  const error = useRowError(chart, row, errors);
  const ties = (column: number) => ({
    name: cellName(row, column),
    'aria-invalid': cellName(row, column) in errors || undefined,
    'aria-describedby': error ? id : undefined,
    className: cell,
    onChange: ({ target }: { target: { value: string } }) => onType(column, target.value),
    onPaste(event: React.ClipboardEvent) {
      if (onPaste(column, event.clipboardData.getData('text/plain'))) event.preventDefault();
    },
  });
  return (
    <>
      <tr>
        <td className="py-0.5">
          <input
            aria-label={`${t.size}, ${t.row(number(row + 1))}`}
            value={size}
            maxLength={sizeChartBounds.sizeLetters}
            {...ties(0)}
          />
        </td>
        {chart.measures.map((measure, index) => (
          <td key={measure} className="py-0.5 ps-1">
            <input
              aria-label={`${t.measures[measure]}, ${named}`}
              inputMode="decimal"
              value={figures[measure] ?? ''}
              {...ties(index + 1)}
            />
          </td>
        ))}
        <td className="w-(--size-control) py-0.5">
          {onRemove && (
            <Button variant="quiet" onClick={onRemove} className="w-(--size-control) px-0">
              <Icon of={CloseIcon} size={16} />
              <span className="sr-only">{t.removeRow(named)}</span>
            </Button>
          )}
        </td>
      </tr>
      {error && (
        <tr>
          <td id={id} colSpan={chart.measures.length + 2} className="pb-1.5 text-xs font-medium text-danger">
            {error}
          </td>
        </tr>
      )}
    </>
  );
}

/** What is wrong with a row, in words; undefined if nothing is. */
function useRowError({ rows }: TypedChart, row: number, errors: Record<string, string>): string | undefined {
  const t = useMessages(sizeChartMessages);
  const { number } = useFormat();
  const said = errors[cellName(row, 0)];
  const size = rows[row]?.size.trim();
  if (said !== undefined) {
    if (size === '') return t.sizeMissing;
    return rows.findIndex((each) => each.size.trim() === size) < row ? t.sizeTwice : said;
  }
  const hasWrongFigure = Object.keys(errors).some((path) => path.startsWith(`rows.${row}.figures`));
  return hasWrongFigure ? t.figureWrong(number(sizeChartBounds.figure)) : undefined;
}
