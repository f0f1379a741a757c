import type { AdminSizeChart, AdminSubcategory } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { newRecord, useRecordAsOpened } from '../../../platform/list/use-open-record.ts';
import { MissingRecord } from '../../../ui/record/missing-record.tsx';
import { RecordPanel } from '../../../ui/record/record-panel.tsx';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../../ui/screen/loading-lines.tsx';
import { ChartFields } from './chart-fields.tsx';
import { useSizeCharts } from './chart-queries.ts';
import { ChartTable } from './chart-table.tsx';
import { sizeChartMessages } from './messages.ts';
import { useChartForm } from './use-chart-form.tsx';
import { useWhose } from './use-whose.ts';

export interface ChartPanelProps {
  subcategory: AdminSubcategory;
  /** The chart's id as in the address, or that it is new. */
  opened: string;
  onClose: () => void;
}

/** Adds a size chart to a subcategory or edits one, in place of the subcategory's own form. */
export function ChartPanel({ subcategory, opened, onClose }: ChartPanelProps) {
  const list = useSizeCharts(subcategory.id);
  const row = useRecordAsOpened(
    list.data && opened,
    opened === newRecord ? null : list.data?.find(({ id }) => String(id) === opened),
  );
  if (list.data && row !== undefined)
    return <ChartForm subcategory={subcategory} charts={list.data} row={row} onClose={onClose} />;
  if (list.data) return <MissingRecord onClose={onClose} />;
  if (!list.isError) return <LoadingLines />;
  return <FailedNote error={list.error} failedAt={list.errorUpdatedAt} onRetry={() => void list.refetch()} />;
}

interface ChartFormProps extends Omit<ChartPanelProps, 'opened'> {
  charts: readonly AdminSizeChart[];
  row: AdminSizeChart | null;
}

function ChartForm({ subcategory, charts, row, onClose }: ChartFormProps) {
  const t = useMessages(sizeChartMessages);
  const locale = useLocale();
  const whose = useWhose();
  const name = inLocale(locale, subcategory.title, subcategory.title_bn);
  return (
    <RecordPanel
      title={row ? t.chartIn(name, whose(row.shop_id)) : t.newChart(name)}
      row={row}
      form={useChartForm(subcategory, charts)}
      onClose={onClose}
    >
      {({ base, typed, errors, onType }) => (
        <>
          <ChartFields isNew={base === null} charts={charts} typed={typed} errors={errors} onType={onType} />
          <ChartTable chart={typed.chart} errors={errors} onChange={(chart) => onType({ chart })} />
        </>
      )}
    </RecordPanel>
  );
}
