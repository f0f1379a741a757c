import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'haat-shutdown-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shutdown = new URL('shutdown.ts', import.meta.url).href;

/** Starts a process with our signal handlers whose `close` runs `work`; returns its exit code and output. */
async function run({ work, signal }: { work: string; signal?: NodeJS.Signals }) {
  const file = path.join(folder, 'process.mjs');
  writeFileSync(
    file,
    `import { closeOnSignals } from '${shutdown}';
     const say = (level) => (_details, words) => console.log(level, words);
     closeOnSignals({
       log: { info: say('info'), error: say('error'), fatal: say('fatal') },
       close: async () => { await new Promise((resolve) => setTimeout(resolve, 50)); console.log('closed'); },
     });
     setInterval(() => {}, 1_000);
     console.log('running');
     ${work}`,
  );
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (said === '' && signal) child.kill(signal);
    said += text;
  });
  const [code] = await once(child, 'close');
  return { code, said: said.trim().split('\n') };
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s closes everything and exits with 0', async (signal) => {
  expect(await run({ work: '', signal })).toEqual({ code: 0, said: ['running', 'info closing', 'closed'] });
});

test.each([
  ['an error nobody catches', `setTimeout(() => { throw new Error('unexpected'); });`],
  ['a rejection nobody handles', `void Promise.reject(new Error('unexpected'));`],
])('%s is logged and exits with 1', async (_name, work) => {
  expect(await run({ work })).toEqual({ code: 1, said: ['running', 'fatal an error nobody caught'] });
});
