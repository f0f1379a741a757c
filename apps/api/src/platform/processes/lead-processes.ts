import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { closeOnSignals } from '../shutdown.ts';
import { serveMetricsOfProcesses } from './metrics-of-processes.ts';

const restartAfterMs = 1_000;
const minConnections = 2;

interface LeadOptions {
  config: Config;
  log: Log;
  count: number;
}

/**
 * Starts the server processes behind one port, replaces those that exit, and stops all of them cleanly when told to.
 * Only the first runs jobs; they share the database's connections. Exits with 1 if the first cannot start.
 */
export async function leadProcesses({ config, log, count }: LeadOptions): Promise<void> {
  let isClosing = false;
  let isOpen = false;
  // JSON would turn the age of a backup that does not exist, which is infinite, into 0.
  cluster.setupPrimary({ serialization: 'advanced' });
  const metrics = await serveMetricsOfProcesses({ config, log });

  function start(place: number): void {
    const worker = cluster.fork(settingsOf(place, { config, count }));
    worker.once('exit', (code, signal) => {
      if (isClosing) return;
      if (!isOpen) process.exit(1);
      log.error({ place, code, signal }, 'a server process ended, and is replaced');
      setTimeout(() => !isClosing && start(place), restartAfterMs);
    });
  }

  closeOnSignals({
    log,
    close: async () => {
      isClosing = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      const isInOrder = await Promise.all(workers.map(stop));
      await metrics?.close();
      if (isInOrder.includes(false)) throw new Error('A server process did not close in order.');
    },
  });
  cluster.once('listening', () => {
    isOpen = true;
  });
  for (let place = 0; place < count; place += 1) start(place);
}

/** The environment that a process gets in addition to this one's. */
function settingsOf(place: number, { config, count }: Omit<LeadOptions, 'log'>): Record<string, string> {
  const connections = Math.max(minConnections, Math.ceil(config.DATABASE_POOL_SIZE / count));
  return {
    PREPARE_DATABASE: '0',
    METRICS_PORT: '',
    DATABASE_POOL_SIZE: String(connections),
    ...(place > 0 && { RUN_JOBS: '0' }),
  };
}

/** Whether a process exited cleanly; one that was still starting has nothing to close. */
async function stop(worker: Worker): Promise<boolean> {
  const ended = once(worker, 'exit') as Promise<[code: number | null, signal: string | null]>;
  worker.process.kill('SIGTERM');
  const [code, signal] = await ended;
  return code === 0 || signal === 'SIGTERM';
}
