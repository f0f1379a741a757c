import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { rootFolder } from '../start/settings.ts';

const folder = path.join(rootFolder, 'apps/web');

/** Builds the web app, for tests that open pages, if there is no build. `pnpm test` renews older ones. */
export function buildMissingWeb(): void {
  if (existsSync(path.join(folder, 'dist/server/entry-server.js'))) return;
  console.log('Building the web app for the tests of its pages …');
  for (const args of [['build'], ['build', '--ssr']]) {
    const { status, stderr } = spawnSync(path.join(folder, 'node_modules/.bin/vite'), args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (status !== 0) throw new Error(`The web app could not be built:\n${stderr}`);
  }
}
