import type { Db, Pool } from '@haat/db';
import { collectDefaultMetrics } from 'prom-client';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';
import { createPresentState } from './present-state.ts';

/** The services that the metrics are read from. */
export interface MetricsServices {
  config: Config;
  log: Log;
  metrics: Metrics;
  pool: Pool;
  db: Db;
  cache: ResponseCache;
}

/**
 * Starts collecting Node's own metrics (memory, event loop, garbage collection); the returned function updates all
 * the others.
 */
export function createMetricsReader(services: MetricsServices): () => Promise<void> {
  collectDefaultMetrics({ register: services.metrics.registry });
  return createPresentState(services);
}
