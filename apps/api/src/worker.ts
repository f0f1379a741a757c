import { readConfigOrExit } from './platform/config.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { closeOnSignals } from './platform/shutdown.ts';
import { prepareDatabase } from './prepare-database.ts';
import { createServices } from './services.ts';
import { startJobs } from './start-jobs.ts';

// Only the jobs, for an installation that runs them apart from its web processes (which then have RUN_JOBS=0).
const config = readConfigOrExit();
if (config.PREPARE_DATABASE) await prepareDatabase(config);
const services = await createServices(config);
const metricsServer = await serveMetrics(services);

closeOnSignals({
  log: services.log,
  close: async () => {
    await metricsServer?.close();
    await services.close();
  },
});
await startJobs(services);
services.log.info('Jobs are running');
