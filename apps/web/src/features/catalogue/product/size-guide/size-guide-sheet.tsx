import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Sheet } from '@haat/ui/overlays/sheet.tsx';
import { sizeGuideMessages } from './messages.ts';
import type { SizeGuide } from './size-guide.ts';

/** A product's sizes with the body measurements they fit. */
export function SizeGuideSheet({ guide, onClose }: { guide: SizeGuide; onClose: () => void }) {
  const t = useMessages(sizeGuideMessages);
  const { digits } = useFormat();
  return (
    <Sheet onClose={onClose} title={t.title}>
      <div className="mx-auto max-w-(--container-prose) pb-4">
        <p className="text-ink-muted">{t.intro}</p>
        <table className="mt-5 w-full">
          <caption className="sr-only">{t.table}</caption>
          <thead className="text-sm text-ink-subtle">
            <tr className="border-b border-border">
              <th scope="col" className="py-2 text-start font-medium">
                {t.size}
              </th>
              {guide.columns.map(({ measure, unit }) => (
                <th key={measure + unit} scope="col" className="py-2 ps-4 text-end font-medium">
                  {t.measures[measure]} ({t.units[unit]})
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {guide.rows.map(({ size, figures }) => (
              <tr key={size} className="border-b border-border last:border-0">
                <th scope="row" className="py-3 text-start font-semibold">
                  {digits(size)}
                </th>
                {figures.map((figure) => (
                  <td key={figure} className="py-3 ps-4 text-end whitespace-nowrap">
                    {digits(figure)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 text-sm text-ink-muted">{t.note}</p>
      </div>
    </Sheet>
  );
}
