import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A Redis of this machine, on a free port of 127.0.0.1. It stores nothing on disk. */
export interface RedisServer {
  url: string;
  /** `kill -9`; resolves once it is gone. */
  kill(): Promise<void>;
  /** Starts it again, empty; resolves once it takes connections. */
  start(): Promise<void>;
  /** Suspends it: connections stay open, and nothing is answered. */
  freeze(): void;
  thaw(): void;
}

const patienceMs = 5_000;

/** Starts the `redis-server` of this machine (Debian: `apt install redis-server`). */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const started = spawn('redis-server', args, { stdio: 'ignore' });
    child = started;
    const failed = once(started, 'exit').then(
      () => true,
      () => true,
    );
    const deadline = Date.now() + patienceMs;
    while (!(await isListening(port))) {
      if (Date.now() > deadline || (await Promise.race([failed, sleep(30)])))
        throw new Error('Redis did not start. Is it installed (`apt install redis-server`)?');
    }
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
