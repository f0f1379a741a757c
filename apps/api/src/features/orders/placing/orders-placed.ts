import type { Counter } from 'prom-client';
import { createCounter, type Metrics } from '../../../platform/metrics/metrics.ts';

/** The counter of orders stored by this process. */
export function createOrdersPlaced(metrics: Pick<Metrics, 'registry'>): Counter {
  return createCounter(metrics, { name: 'haat_orders_placed_total', help: 'Orders stored' });
}
