import cluster from 'node:cluster';
import { buildApp } from './app.ts';
import { warmSearch } from './features/search/public.ts';
import type { Config } from './platform/config.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { tellMetrics } from './platform/processes/metrics-of-processes.ts';
import { closeOnSignals } from './platform/shutdown.ts';
import { createServices } from './services.ts';
import { startJobs } from './start-jobs.ts';

/** Starts the shop in this process: API, pages and, with RUN_JOBS, the jobs. */
export async function openShop(config: Config): Promise<void> {
  const services = await createServices(config, { isCacheKept: true });
  const app = await buildApp(services);
  const metricsServer = await serveMetrics(services);
  if (cluster.isWorker) tellMetrics(services);

  closeOnSignals({
    log: services.log,
    close: async () => {
      const work = services.jobs.endWork();
      await app.close();
      await services
        .saveCache()
        .catch((error: unknown) => services.log.warn({ err: error }, 'the cache was not saved'));
      await work;
      await metricsServer?.close();
      await services.close();
    },
  });
  await warmSearch(services).catch((error: unknown) => services.log.warn({ err: error }, 'the search is not warm'));
  await app.listen({ host: config.HOST, port: config.PORT });
  if (config.RUN_JOBS) await startJobs(services);
  services.log.info(`Haat is open at ${config.PUBLIC_URL}`);
}
