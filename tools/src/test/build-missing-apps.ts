import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../start/settings.ts';

const apps = [
  { folder: 'apps/web', lastFile: 'dist/server/entry-server.js', builds: [['build'], ['build', '--ssr']] },
  { folder: 'apps/console', lastFile: 'dist/index.html', builds: [['build']] },
];

/**
 * Builds the web app and the console, for tests that open pages, if there is no build. `pnpm test` rebuilds outdated
 * ones.
 */
export function buildMissingApps(): void {
  for (const { folder, lastFile, builds } of apps) {
    const app = path.join(rootFolder, folder);
    if (!existsSync(path.join(app, lastFile))) buildApp(app, builds);
  }
}

function buildApp(folder: string, builds: string[][]): void {
  console.log(`Building ${path.basename(folder)} for the tests of its pages …`);
  for (const args of builds) {
    const { status, stderr } = spawnSync(path.join(folder, 'node_modules/.bin/vite'), args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (status !== 0) throw new Error(`${folder} could not be built:\n${stderr}`);
  }
}
