import type { ChildProcess } from 'node:child_process';
import { freePort } from './free-port.ts';
import { endProgram, startProgram } from './own-program.ts';

/** A local Redis on a free port of 127.0.0.1. It stores nothing on disk. */
export interface RedisServer {
  url: string;
  /** `kill -9`; resolves once it has exited. */
  kill(): Promise<void>;
  /** Starts it again, empty; resolves once it accepts connections. */
  start(): Promise<void>;
  /** Suspends it: connections stay open, but get no replies. */
  freeze(): void;
  thaw(): void;
}

/** Starts the installed `redis-server` (Debian: `apt install redis-server`). */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const failure = 'Redis did not start. Is it installed (`apt install redis-server`)?';
    child = await startProgram('redis-server', { args, port, failure });
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async kill() {
      if (child) await endProgram(child, 'SIGKILL');
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}
