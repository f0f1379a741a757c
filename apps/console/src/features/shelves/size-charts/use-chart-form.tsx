import type { AdminSizeChart, AdminSubcategory } from '@haat/contracts';
import { adminSizeChartChange, adminSizeChartCreate } from '@haat/contracts/catalogue/admin-size-chart-endpoints';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../../platform/api/call.ts';
import type { RecordForm } from '../../../ui/record/record-form.ts';
import { refreshSizeCharts } from './chart-queries.ts';
import { sizeChartMessages } from './messages.ts';
import { chartBody, soundChart, typedChart, type TypedChart } from './typed-chart.ts';
import { useWhose } from './use-whose.ts';

/** The form values of a size chart. */
export interface TypedSizeChart {
  /** The shop whose cut it is; `all`, and '' while it is to be chosen. */
  shop: string;
  chart: TypedChart;
}

/** The choice for a chart of all shops. */
export const allShops = 'all';

const shopIdOf = (shop: string) => (shop === allShops ? null : Number(shop));

/** How size charts of a subcategory are added and edited; `charts` are those that it has. */
export function useChartForm(
  { id: subcategoryId, title, title_bn: titleBn }: AdminSubcategory,
  charts: readonly AdminSizeChart[],
): RecordForm<AdminSizeChart, TypedSizeChart> {
  const t = useMessages(sizeChartMessages);
  const locale = useLocale();
  const whose = useWhose();
  const ofAll = charts.find(({ shop_id: shopId }) => shopId === null);
  return {
    fields: {
      shop: { label: t.whose, show: (shop) => whose(shopIdOf(shop)) },
      chart: { label: t.chart, show: (chart) => <ChartText chart={chart} /> },
    },
    typedOf: (row) =>
      row
        ? { shop: String(row.shop_id ?? allShops), chart: typedChart(row) }
        : { shop: ofAll ? '' : allShops, chart: typedChart(null, ofAll) },
    bodyOf: ({ shop, chart }) => ({ ...chartBody(chart), shop_id: shop === '' ? undefined : shopIdOf(shop) }),
    create: {
      body: adminSizeChartCreate.body,
      send: ({ shop, chart }) =>
        call('adminSizeChartCreate', {
          params: { id: subcategoryId },
          body: { ...soundChart(chart), shop_id: shopIdOf(shop) },
        }),
    },
    change: {
      body: adminSizeChartChange.body,
      send: ({ id, version }, { chart }) =>
        call('adminSizeChartChange', { params: { id }, body: { ...soundChart(chart), version } }),
    },
    refresh: refreshSizeCharts,
    said: (_row, isNew) => (isNew ? t.added : t.saved)(inLocale(locale, title, titleBn)),
    refusals: { LIST_FULL: { text: t.full } },
  };
}

/** A chart in a few lines, for comparing two. */
function ChartText({ chart }: { chart: TypedChart }) {
  const t = useMessages(sizeChartMessages);
  const { measured, unit, measures, rows } = chart;
  return (
    <span className="block whitespace-pre-line">
      {[
        `${t.things[measured]}, ${t.units[unit]}`,
        measures.map((measure) => t.measures[measure]).join(', '),
        ...rows.map(({ size, figures }) => `${size}: ${measures.map((measure) => figures[measure] ?? '').join(', ')}`),
      ].join('\n')}
    </span>
  );
}
