import type { Handlers } from '../../../../platform/http/handler.ts';
import type { Services } from '../../../../services.ts';
import { changeSizeChart, createSizeChart, listSizeCharts, removeSizeChart } from './store-size-chart.ts';

type SizeChartEndpoint =
  | 'adminSizeChartList'
  | 'adminSizeChartCreate'
  | 'adminSizeChartChange'
  | 'adminSizeChartRemove';

/** The endpoints with which staff keep size charts. */
export function sizeChartHandlers(services: Services): Pick<Handlers, SizeChartEndpoint> {
  return {
    adminSizeChartList: (input) => listSizeCharts(services, input),
    adminSizeChartCreate: (input) => createSizeChart(services, input),
    adminSizeChartChange: (input) => changeSizeChart(services, input),
    adminSizeChartRemove: (input) => removeSizeChart(services, input),
  };
}
