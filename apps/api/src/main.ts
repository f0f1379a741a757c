import cluster from 'node:cluster';
import { readConfigOrExit } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { leadProcesses } from './platform/processes/lead-processes.ts';
import { processCount } from './platform/processes/process-count.ts';

const config = readConfigOrExit();
const count = processCount(config.WEB_CONCURRENCY);
if (config.PREPARE_DATABASE) await (await import('./prepare-database.ts')).prepareDatabase(config);
// The process that leads the others needs none of the shop's code.
if (count > 1 && cluster.isPrimary) await leadProcesses({ config, log: createLog(config), count });
else await (await import('./open-shop.ts')).openShop(config);
