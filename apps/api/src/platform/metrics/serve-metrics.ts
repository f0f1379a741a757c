import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Db, Pool } from '@haat/db';
import { collectDefaultMetrics } from 'prom-client';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Metrics } from './metrics.ts';
import { createPresentState } from './present-state.ts';

interface MetricsServices {
  config: Config;
  log: Log;
  metrics: Metrics;
  pool: Pool;
  db: Db;
  cache: ResponseCache;
}

/** A server of metrics. */
export interface MetricsServer {
  /** The port on which it listens. */
  port: number;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` for Prometheus on METRICS_PORT, a separate port that is not public; null if that is not
 * set. Node's own metrics (memory, event loop, garbage collection) are collected from then on.
 */
export async function serveMetrics(services: MetricsServices): Promise<MetricsServer | null> {
  const { config, log, metrics } = services;
  if (config.METRICS_PORT === undefined) return null;
  collectDefaultMetrics({ register: metrics.registry });
  const bringUpToDate = createPresentState(services);

  async function answer(response: ServerResponse): Promise<void> {
    await bringUpToDate();
    const body = await metrics.registry.metrics();
    response.writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' }).end(body);
  }

  const server = createServer(({ method, url }, response) => {
    if (method === 'GET' && url === '/metrics') void answer(response).catch(fail);
    else response.writeHead(404).end();

    function fail(error: unknown): void {
      log.error({ err: error }, 'the metrics could not be told');
      response.writeHead(500).end();
    }
  });
  server.listen({ host: config.HOST, port: config.METRICS_PORT });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : config.METRICS_PORT,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
