import { buildApp } from './app.ts';
import { readConfigOrExit } from './platform/config.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { closeOnSignals } from './platform/shutdown.ts';
import { prepareDatabase } from './prepare-database.ts';
import { createServices } from './services.ts';
import { startJobs } from './start-jobs.ts';

const config = readConfigOrExit();
if (config.PREPARE_DATABASE) await prepareDatabase(config);
const services = await createServices(config);
const app = await buildApp(services);
const metricsServer = await serveMetrics(services);

closeOnSignals({
  log: services.log,
  close: async () => {
    const work = services.jobs.endWork();
    await app.close();
    await work;
    await metricsServer?.close();
    await services.close();
  },
});
await app.listen({ host: config.HOST, port: config.PORT });
if (config.RUN_JOBS) await startJobs(services);
services.log.info(`Haat is open at ${config.PUBLIC_URL}`);
