import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const defaultPatienceMs = 5_000;

interface ProgramOptions {
  args: readonly string[];
  /** The port of 127.0.0.1 on which it listens once it has started. */
  port: number;
  /** The error message if it does not start in time. */
  failure: string;
  /** Defaults to five seconds. */
  patienceMs?: number;
  /** The destination of its output; discarded if omitted. */
  stdio?: StdioOptions;
}

/** Starts a program installed on this machine; resolves once it listens. It ends with this process at the latest. */
export async function startProgram(
  program: string,
  { args, port, failure, patienceMs = defaultPatienceMs, stdio = 'ignore' }: ProgramOptions,
): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio });
  endWithUs(child, 'SIGKILL');
  const failed = once(child, 'exit').then(
    () => true,
    () => true,
  );
  const deadline = Date.now() + patienceMs;
  while (!(await isListening(port))) {
    if (Date.now() < deadline && !(await Promise.race([failed, sleep(30)]))) continue;
    await endProgram(child, 'SIGKILL');
    throw new Error(failure);
  }
  return child;
}

/** Ends a program with a signal, or kills it after five seconds; resolves once it has exited. */
export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const hurry = setTimeout(() => child.kill('SIGKILL'), defaultPatienceMs);
  await gone;
  clearTimeout(hurry);
}

/** The child processes that end with this one, and the signal for each. */
const ours = new Map<ChildProcess, NodeJS.Signals>();
process.once('exit', () => {
  for (const [child, signal] of ours) child.kill(signal);
});

/** Sends a child process this signal when this process exits. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals): void {
  ours.set(child, signal);
  child.once('exit', () => ours.delete(child));
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
