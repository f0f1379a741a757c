import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverMemory } from './server-flags.ts';
import { rootFolder, type Settings } from './settings.ts';

const endWithLauncher = new URL('end-with-launcher.js', import.meta.url).href;

/** Throws an error with a one-line message if the shop's port is taken. */
export async function assertPortFree({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  const probe = createServer();
  probe.listen({ port, host });
  try {
    await once(probe, 'listening');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`;
    throw new Error(`Port ${port} ${reason}. Stop what uses it, or choose another: PORT=${port + 1}.`, { cause });
  }
  probe.close();
  await once(probe, 'close');
}

interface ServerOptions {
  args: string[];
  env: Record<string, string>;
  /** An open file for the server's output; defaults to the terminal. */
  output?: number;
}

/** Starts the server as a child process in its own process group, so that Ctrl-C in the terminal does not reach it. */
export function startServer({ args, env, output }: ServerOptions): ChildProcess {
  const said = output ?? 'inherit';
  const child = spawn(process.execPath, ['--import', endWithLauncher, ...args], {
    cwd: rootFolder,
    detached: true,
    stdio: ['ignore', said, said, 'ipc'],
    env: { ...process.env, ...serverMemory, ...env },
  });
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return child;
}

/** Resolves once the server reports that it is ready; throws if it exits before. */
export async function waitUntilReady({ child, address }: { child: ChildProcess; address: string }): Promise<void> {
  while (!hasEnded(child)) {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error('The server exited while it was starting; its output is above.');
}

/** Asks the server to shut down gracefully, and kills it after 15 seconds. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const hurry = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(hurry);
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
