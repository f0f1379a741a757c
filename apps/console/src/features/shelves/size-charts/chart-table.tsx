import { sizeChartBounds } from '@haat/contracts/catalogue/size-measures';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PlusIcon } from '@haat/ui/icons/icons.ts';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cellName, ChartRow } from './chart-row.tsx';
import { sizeChartMessages } from './messages.ts';
import { pasteCells, type Pasted } from './pasted-cells.ts';
import { useOpenErrors } from './use-open-errors.ts';
import { hasRoom, withCell, withoutRow, withRow, type CellPlace, type TypedChart } from './typed-chart.ts';

interface ChartTableProps {
  chart: TypedChart;
  errors: Record<string, string>;
  onChange: (chart: TypedChart) => void;
}

/** The sizes of a chart with their figures; a table copied from a spreadsheet is pasted over it. */
export function ChartTable({ chart, errors, onChange }: ChartTableProps) {
  const t = useMessages(sizeChartMessages);
  const { number } = useFormat();
  const id = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const { open, mend, mendAll } = useOpenErrors(errors);

  function paste(at: CellPlace, text: string): boolean {
    const now = pasteCells(chart, at, text);
    setPasted(now);
    if (!now) return false;
    mendAll();
    onChange(now.chart);
    return true;
  }

  function add(): void {
    onChange(withRow(chart));
    // Once the row is there.
    requestAnimationFrame(() => body.current?.querySelector<HTMLInputElement>('tr:last-child input')?.focus());
  }

  function remove(row: number): void {
    mendAll();
    onChange(withoutRow(chart, row));
    adding.current?.focus();
  }

  return (
    <div>
      <p id={id} className="text-sm text-ink-muted">
        {t.tableHelp}
      </p>
      <div className="-mx-4 mt-2 overflow-x-auto px-4 py-1">
        <table aria-label={t.table} aria-describedby={id} className="w-full border-collapse text-sm">
          <thead>
            <tr className="text-start text-xs text-ink-subtle">
              <th className="pb-1 text-start font-medium">{t.size}</th>
              {chart.measures.map((measure) => (
                <th key={measure} className="pb-1 ps-1 text-start font-medium">
                  {t.measures[measure]}
                </th>
              ))}
              <th>
                <span className="sr-only">{t.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            {chart.rows.map((_each, row) => (
              <ChartRow
                // oxlint-disable-next-line react/no-array-index-key -- rows have nothing else to tell them apart
                key={row}
                chart={chart}
                row={row}
                errors={open}
                onType={(column, text) => {
                  mend([cellName(row, column), `rows.${row}.figures`]);
                  onChange(withCell(chart, { row, column }, text));
                }}
                onPaste={(column, text) => paste({ row, column }, text)}
                onRemove={chart.rows.length > 1 ? () => remove(row) : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className="text-xs text-ink-muted">
        {pasted && t.pasted(number(pasted.rows), pasted.rows === 1)}{' '}
        {pasted?.isCut && t.isCut(number(sizeChartBounds.rows))}
      </p>
      <Button ref={adding} variant="ghost" icon={PlusIcon} disabled={!hasRoom(chart)} onClick={add} className="-ms-3.5">
        {t.addRow}
      </Button>
    </div>
  );
}
