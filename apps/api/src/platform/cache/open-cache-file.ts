import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { webFolder } from '../web/web-folder.ts';
import { CacheFile } from './cache-file.ts';

/** The cache's file, DATA_DIR/cache/responses; its responses are valid only for this build with these settings. */
export async function openCacheFile<Marks>(config: Config): Promise<CacheFile<Marks>> {
  const { HOST: _host, PORT: _port, METRICS_PORT: _metricsPort, ...settings } = config;
  const identity = createHash('sha256')
    .update(JSON.stringify(settings))
    .update(await buildOf(import.meta.dirname));
  const folder = webFolder();
  if (folder) identity.update(await readFile(path.join(folder, 'dist/server/entry-server.js')).catch(() => ''));
  if (folder) identity.update(await buildOf(path.join(folder, 'dist/client/assets')));
  return new CacheFile({
    path: path.join(config.DATA_DIR, 'cache', 'responses'),
    identity: identity.digest('base64url'),
  });
}

/** The file names in a folder of a build, which contain content hashes. */
async function buildOf(folder: string): Promise<string> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.toSorted().join('\n');
}
