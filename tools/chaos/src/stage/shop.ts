import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@haat/tools/free-port';
import { serverFlags } from '@haat/tools/server-flags';
import { hasEnded, startServer, stopServer, waitUntilReady } from '@haat/tools/server-process';

/** One process of the shop: web and jobs. */
export interface Shop {
  port: number;
  /** The pid of the current process. */
  pid: () => number;
  isRunning: () => boolean;
  /** Starts it, optionally with other settings or flags; resolves once it reports that it is ready. */
  start(changes?: { env?: Record<string, string>; flags?: string[] }): Promise<void>;
  /** Sends SIGTERM; returns the exit code and the time it took in ms. */
  stop(): Promise<{ code: number | null; ms: number }>;
  /** `kill -9`; resolves once it has exited. */
  kill(): Promise<void>;
}

interface ShopOptions {
  name: string;
  folder: string;
  env: Record<string, string>;
  /** Defaults to a free one. */
  port?: number;
}

/** Starts a process of the shop on a free port; its output goes to `<name>.log` in the folder. */
export async function openShop(options: ShopOptions): Promise<Shop> {
  const { name, folder, env, port = await freePort() } = options;
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && !hasEnded(child);

  async function start(changes: { env?: Record<string, string>; flags?: string[] } = {}): Promise<void> {
    const output = openSync(path.join(folder, `${name}.log`), 'a');
    child = startServer({
      args: [...serverFlags, ...(changes.flags ?? []), 'apps/api/dist/main.js'],
      env: { ...env, ...changes.env, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
      output,
    });
    closeSync(output);
    await waitUntilReady({ child, address: `http://127.0.0.1:${port}` });
  }

  await start();
  return {
    port,
    pid: () => child?.pid ?? 0,
    isRunning,
    start,
    async stop() {
      if (!child || hasEnded(child)) return { code: child?.exitCode ?? null, ms: 0 };
      const startedAt = performance.now();
      await stopServer(child);
      return { code: child.exitCode, ms: performance.now() - startedAt };
    },
    async kill() {
      if (!child || hasEnded(child)) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
