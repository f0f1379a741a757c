import { readConfigOrExit } from './platform/config.ts';
import { closeOnSignals } from './platform/shutdown.ts';
import { createServices } from './services.ts';
import { startJobs } from './start-jobs.ts';

// The jobs alone, for an installation that runs them beside its web processes (which then have RUN_JOBS=0).
const config = readConfigOrExit();
const services = await createServices(config);

closeOnSignals({ log: services.log, close: () => services.close() });
await startJobs(services);
services.log.info('Jobs are running');
