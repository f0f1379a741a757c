import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { sizeGuideMessages } from './messages.ts';

interface GuideTableProps {
  caption: string;
  columns: string[];
  rows: { size: string; figures: string[] }[];
}

/** Sizes with their figures. */
export function GuideTable({ caption, columns, rows }: GuideTableProps) {
  const t = useMessages(sizeGuideMessages);
  const { digits } = useFormat();
  return (
    <table className="mt-5 w-full">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-ink-subtle">
        <tr className="border-b border-border">
          <th scope="col" className="py-2 text-start font-medium">
            {t.size}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 ps-4 text-end font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {rows.map(({ size, figures }) => (
          <tr key={size} className="border-b border-border last:border-0">
            <th scope="row" className="py-3 text-start font-semibold">
              {digits(size)}
            </th>
            {columns.map((column, index) => (
              <td key={column} className="py-3 ps-4 text-end whitespace-nowrap">
                {digits(figures[index] ?? '')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
