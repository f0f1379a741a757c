import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

const command = new URL('command.ts', import.meta.url).href;
const ownProgram = import.meta.resolve('@haat/api/own-program');

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends a command together with the programs that it started',
  async (signal) => {
    const port = await freePort();
    const program = `require('node:net').createServer().listen(${port}, '127.0.0.1')`;
    const started = spawn(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { exitOnSignals } from '${command}';
       import { startProgram } from '${ownProgram}';
       exitOnSignals();
       const child = await startProgram(process.execPath, { args: ['--eval', ${JSON.stringify(program)}], port: ${port}, failure: 'none' });
       process.stdout.write(String(child.pid));`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [said]: unknown[] = await once(started.stdout, 'data');
    const pid = Number(String(said));
    expect(isRunning(pid)).toBe(true);
    started.kill(signal);
    expect(await once(started, 'exit')).toEqual([1, null]);
    const deadline = Date.now() + 5_000;
    while (isRunning(pid) && Date.now() < deadline) await sleep(20);
    expect(isRunning(pid)).toBe(false);
  },
);
