import type { AdminSizeChart } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PlusIcon, RemoveIcon } from '@haat/ui/icons/icons.ts';
import { useId, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { newRecord } from '../../../platform/list/use-open-record.ts';
import { useIsWide } from '../../../platform/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { RemoveDialog } from '../../../ui/record/remove-dialog.tsx';
import { RowActions } from '../../../ui/record/row-actions.tsx';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../../ui/screen/loading-lines.tsx';
import { screenMessages } from '../../../ui/screen/messages.ts';
import { refreshSizeCharts, useSizeCharts } from './chart-queries.ts';
import { sizeChartMessages } from './messages.ts';
import { useWhose } from './use-whose.ts';

export interface ChartSectionProps {
  subcategoryId: number;
  /** Opens the chart with this id, or a new one. */
  onOpen: (chart: string | number) => void;
}

/** The size charts of a subcategory, below its fields. */
export function ChartSection({ subcategoryId, onOpen }: ChartSectionProps) {
  const t = useMessages(sizeChartMessages);
  const id = useId();
  const list = useSizeCharts(subcategoryId);
  const whose = useWhose();
  const [removed, setRemoved] = useState<AdminSizeChart | null>(null);
  const { data } = list;
  // Below that of the form, which is a page of its own on narrow screens.
  const Heading = useIsWide() ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id} aria-busy={list.isFetching} className="border-t border-border pt-4">
      <Heading id={id} className="text-sm font-semibold">
        {t.charts}
      </Heading>
      {data?.length === 0 && <p className="mt-1 text-ink-muted">{t.none}</p>}
      {!data &&
        (list.isError ? (
          <FailedNote error={list.error} failedAt={list.errorUpdatedAt} onRetry={() => void list.refetch()} />
        ) : (
          <LoadingLines />
        ))}
      {data && (
        <>
          <ul>
            {data.map((chart) => (
              <ChartLine
                key={chart.id}
                chart={chart}
                whose={whose(chart.shop_id)}
                onEdit={() => onOpen(chart.id)}
                onRemove={() => setRemoved(chart)}
              />
            ))}
          </ul>
          <Button variant="ghost" icon={PlusIcon} onClick={() => onOpen(newRecord)} className="mt-1 -ms-3.5">
            {t.add}
          </Button>
        </>
      )}
      {removed && (
        <RemoveDialog
          name={t.chartOf(whose(removed.shop_id))}
          text={t.removeText}
          send={() => call('adminSizeChartRemove', { params: { id: removed.id }, body: { version: removed.version } })}
          refresh={refreshSizeCharts}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  );
}

interface ChartLineProps {
  chart: AdminSizeChart;
  whose: string;
  onEdit: () => void;
  onRemove: () => void;
}

function ChartLine({ chart: { measures, rows }, whose, onEdit, onRemove }: ChartLineProps) {
  const t = useMessages(sizeChartMessages);
  const screen = useMessages(screenMessages);
  const { digits } = useFormat();
  const sizes = rows.map(({ size }) => digits(size)).join(', ');
  return (
    <li className="flex items-center gap-2 border-b border-border py-2 last:border-0">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{whose}</span>
        <span className="block text-xs text-ink-muted">
          {t.summary(sizes, measures.map((measure) => t.measures[measure]).join(', '))}
        </span>
      </span>
      <RowActions
        name={t.chartOf(whose)}
        onEdit={onEdit}
        more={[{ label: screen.removeAsk, icon: RemoveIcon, onPress: onRemove }]}
      />
    </li>
  );
}
