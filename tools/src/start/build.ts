import { execFile } from 'node:child_process';
import path from 'node:path';
import { generateClient } from '@haat/db/generate';
import { rootFolder } from './settings.ts';

const built = ['web', 'console', 'api'];

/** Builds the web app, the console and the server, using cached builds. Throws with the output of the build. */
export async function build(signal?: AbortSignal): Promise<void> {
  generateClient();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  execFile(
    path.join(rootFolder, 'node_modules/.bin/turbo'),
    ['run', 'build', ...built.map((name) => `--filter=@haat/${name}`), '--output-logs=errors-only', '--ui=stream'],
    {
      cwd: rootFolder,
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      maxBuffer: 64 * 1024 ** 2,
      ...(signal && { signal }),
    },
    (error, stdout, stderr) => (error ? reject(new Error(`The build failed:\n${stdout}${stderr}`)) : resolve()),
  );
  return promise;
}
