import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const source = fileURLToPath(new URL('../src', import.meta.url));

/**
 * Makes the shop installable: the service worker as one file (`sw.js`) that changes with every build, the manifest in
 * both languages and its icons, under fixed names.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const folder = path.join(source, 'installable');
      const emit = async (file: string, fileName: string) =>
        this.emitFile({ type: 'asset', fileName, source: await readFile(path.join(folder, file)) });
      await emit('manifest.en.json', 'manifest.webmanifest');
      await emit('manifest.bn.json', 'manifest.bn.webmanifest');
      for (const icon of await readdir(path.join(folder, 'icons'))) await emit(`icons/${icon}`, `icons/${icon}`);
    },
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).toSorted().join();
      await buildWorker(dir, createHash('sha256').update(files).digest('hex').slice(0, 12));
    },
  };
}

async function buildWorker(outDir: string, version: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(version) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: path.join(source, 'service-worker/main.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
