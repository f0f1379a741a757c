import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { createMetricsReader, type MetricsServices } from './metrics-reader.ts';

/** A running metrics server. */
export interface MetricsServer {
  /** The port on which it listens. */
  port: number;
  close(): Promise<void>;
}

/**
 * Serves this process's `/metrics` for Prometheus on METRICS_PORT, a separate port that is not public; null if it is
 * not set.
 */
export async function serveMetrics(services: MetricsServices): Promise<MetricsServer | null> {
  const { config, log, metrics } = services;
  if (config.METRICS_PORT === undefined) return null;
  const bringUpToDate = createMetricsReader(services);
  return openMetricsServer({
    config,
    log,
    async read() {
      await bringUpToDate();
      return { body: await metrics.registry.metrics(), contentType: metrics.registry.contentType };
    },
  });
}

interface MetricsServerOptions {
  config: Pick<Config, 'HOST' | 'METRICS_PORT'>;
  log: Log;
  /** The metrics as text. */
  read: () => Promise<{ body: string; contentType: string }>;
}

/** Serves the result of `read` on METRICS_PORT; null if it is not set. */
export async function openMetricsServer({ config, log, read }: MetricsServerOptions): Promise<MetricsServer | null> {
  if (config.METRICS_PORT === undefined) return null;

  async function answer(response: ServerResponse): Promise<void> {
    const { body, contentType } = await read();
    response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
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
