import { words } from '../../../platform/words.ts';
import type { SizeChartMessages } from './messages.en.ts';

export const sizeChartMessages = words<SizeChartMessages>('features/shelves/size-charts/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
