/**
 * `node tools/src/first-load/main.ts`: how many compressed bytes the first visit to a page costs, from the built web app.
 * Ends with 1 when a page is over its budget.
 */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstLoadFiles, type Manifest } from './first-load-files.ts';

const client = fileURLToPath(new URL('../../../apps/web/dist/client', import.meta.url));
const kilobyte = 1000;

/** Scripts, by page: its module and the words it needs, as the document preloads them. */
const pages = [
  {
    name: 'home',
    sources: ['features/home/home-page.tsx', 'features/home/messages.en.ts', 'features/catalogue/shelf-messages.en.ts'],
    budget: 95 * kilobyte,
  },
  {
    name: 'product',
    sources: [
      'features/catalogue/product/product-page.tsx',
      'features/catalogue/product/messages.en.ts',
      'features/catalogue/shelf-messages.en.ts',
    ],
    budget: 105 * kilobyte,
  },
];
const shell = ['entry-client.tsx', ...['app', 'app/layout', 'ui'].map((room) => `${room}/messages.en.ts`)];
const styleBudget = 20 * kilobyte;

async function compressedSize(file: string): Promise<number> {
  return (await stat(path.join(client, `${file}.br`))).size;
}

async function sizeOf(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(compressedSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function report({ name, size, budget }: { name: string; size: number; budget: number }): boolean {
  const isWithin = size <= budget;
  const figures = `${(size / kilobyte).toFixed(1)} of ${budget / kilobyte} kB`;
  console.log(`${isWithin ? '✓' : '✗'} ${name.padEnd(20)} ${figures}`);
  return isWithin;
}

const manifest: Manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8'));
const results: boolean[] = [];
for (const { name, sources, budget } of pages) {
  const { scripts, styles } = firstLoadFiles(manifest, [...shell, ...sources]);
  results.push(report({ name: `${name}, scripts`, size: await sizeOf(scripts), budget }));
  results.push(report({ name: `${name}, styles`, size: await sizeOf(styles), budget: styleBudget }));
}
if (!results.every(Boolean)) process.exit(1);
