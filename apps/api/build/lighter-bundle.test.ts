import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { lighterBundle } from './lighter-bundle.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'haat-bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a bundle is in ASCII and says the same', async () => {
  const said = ['হাট ৳', 'naïve…', '😀'];
  const entry = path.join(folder, 'said.ts');
  writeFileSync(
    entry,
    `export const said = ${JSON.stringify(said)};\nexport const isBangla = (text: string) => /[অ-৾]/u.test(text);`,
  );
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [lighterBundle()],
    build: { ssr: entry, outDir: path.join(folder, 'dist'), rollupOptions: { output: { entryFileNames: 'said.mjs' } } },
  });
  const file = path.join(folder, 'dist/said.mjs');
  expect(readFileSync(file, 'utf8')).toMatch(/^[\0-\x7f]*$/);
  const built = (await import(file)) as { said: string[]; isBangla: (text: string) => boolean };
  expect(built.said).toEqual(said);
  expect([built.isBangla('হাট'), built.isBangla('Haat')]).toEqual([true, false]);
});
