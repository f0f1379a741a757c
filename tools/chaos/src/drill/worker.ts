import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@haat/tools/free-port';
import { hasEnded, startServer, stopServer } from '@haat/tools/server-process';

/** A process that only runs the jobs. */
export interface Worker {
  start(): Promise<void>;
  /** `kill -9`; resolves once it is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a worker; resolves once it serves its metrics. Its output goes to `<name>.log` in the folder. */
export async function openWorker(options: {
  name: string;
  folder: string;
  env: Record<string, string>;
}): Promise<Worker> {
  const { name, folder, env } = options;
  const metricsPort = await freePort();
  let child: ChildProcess;

  async function start(): Promise<void> {
    const output = openSync(path.join(folder, `${name}.log`), 'a');
    child = startServer({
      args: ['apps/api/dist/worker.js'],
      env: { ...env, METRICS_PORT: String(metricsPort) },
      output,
    });
    closeSync(output);
    while (!(await tellsMetrics(metricsPort))) {
      if (hasEnded(child)) throw new Error(`The worker ended while it was starting; ${name}.log says why.`);
      await sleep(50);
    }
  }

  await start();
  return {
    start,
    async kill() {
      if (hasEnded(child)) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    stop: () => stopServer(child),
  };
}

async function tellsMetrics(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/metrics`).then(
    ({ ok }) => ok,
    () => false,
  );
}
