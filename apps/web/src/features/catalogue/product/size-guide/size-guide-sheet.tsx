import type { SizeChart } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Sheet } from '@haat/ui/overlays/sheet.tsx';
import { ChartGuide } from './chart-guide.tsx';
import { GuideTable } from './guide-table.tsx';
import { sizeGuideMessages } from './messages.ts';
import { sizeGuideOf, type SizeGuide } from './size-guide.ts';

export interface SizeGuideSheetProps {
  sizes: string[];
  chart: SizeChart | null;
  onClose: () => void;
}

/** A product's sizes with the figures of its shop, otherwise with the body measurements that they usually fit. */
export function SizeGuideSheet({ sizes, chart, onClose }: SizeGuideSheetProps) {
  const t = useMessages(sizeGuideMessages);
  const guide = chart ? undefined : sizeGuideOf(sizes);
  return (
    <Sheet onClose={onClose} title={t.title}>
      <div className="mx-auto max-w-(--container-prose) pb-4">
        {chart && <ChartGuide chart={chart} />}
        {guide && <BodyGuide guide={guide} />}
        <p className="mt-4 text-sm text-ink-muted">
          {guide && t.cutsDiffer} {t.goesBack}
        </p>
      </div>
    </Sheet>
  );
}

function BodyGuide({ guide: { columns, rows } }: { guide: SizeGuide }) {
  const t = useMessages(sizeGuideMessages);
  return (
    <>
      <p className="text-ink-muted">{t.intro}</p>
      <GuideTable
        caption={t.table}
        columns={columns.map(({ measure, unit }) => `${t.measures[measure]} (${t.units[unit]})`)}
        rows={rows}
      />
    </>
  );
}
