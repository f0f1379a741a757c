import cluster from 'node:cluster';
import { buildApp } from './app.ts';
import { withTimeout } from './platform/concurrency/with-timeout.ts';
import type { Config } from './platform/config.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { tellMetrics } from './platform/processes/metrics-of-processes.ts';
import { closeOnSignals } from './platform/shutdown.ts';
import { createServices, type Services } from './services.ts';
import { startJobs } from './start-jobs.ts';
import { openWarmConnections } from './warm-connections.ts';

/** A shop opens without its warm connections and its last cache if they take longer than this. */
const maxWarmUpMs = 3_000;

/** Starts the shop in this process: API, pages and, with RUN_JOBS, the jobs. */
export async function openShop(config: Config): Promise<void> {
  const services = await createServices(config, { isCacheKept: true });
  const warmed = warmUp(services);
  const app = await buildApp(services, { isWarmedUp: true });
  const metricsServer = await serveMetrics(services);
  if (cluster.isWorker) tellMetrics(services);

  closeOnSignals({
    log: services.log,
    close: async () => {
      const work = services.jobs.endWork();
      await app.close();
      await services.catalogueWatch
        .saveCache()
        .catch((error: unknown) => services.log.warn({ err: error }, 'the cache was not saved'));
      await work;
      await metricsServer?.close();
      await services.close();
    },
  });
  await warmed;
  await app.listen({ host: config.HOST, port: config.PORT });
  if (config.RUN_JOBS) await startJobs(services);
  services.log.info(`Haat is open at ${config.PUBLIC_URL}`);
}

/** Makes the first requests as fast as later ones. */
async function warmUp(services: Services): Promise<void> {
  const opened = openWarmConnections(services).catch((error: unknown) =>
    services.log.warn({ err: error }, 'no connection is warm'),
  );
  await withTimeout(maxWarmUpMs, Promise.all([opened, services.catalogueWatch.hasLooked]));
}
