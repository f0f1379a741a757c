import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../start/settings.ts';
import { partsWithoutWords } from './lazy-words.ts';
import type { SourceFile } from './tree-rules.ts';

const source = 'apps/console/src';
const main = `${source}/main.tsx`;

test('whatever the console loads later comes with its words', () => {
  const files = globSync(`${source}/**/*.{ts,tsx}`, { cwd: rootFolder }).map((file) => ({
    path: file,
    text: readFileSync(path.join(rootFolder, file), 'utf8'),
  }));
  // The rule also finds it in the console's actual sources.
  expect(partsWithoutWords(withPlainLazy(files, 'products/list/product-list-page.tsx'), main)).toContain(
    `${source}/features/products/list/product-list-page.tsx loads bulk-dialog.tsx without the words of ${source}/features/products/bulk/messages.ts: use lazyWithWords`,
  );
  expect(partsWithoutWords(files, main)).toEqual([]);
});

/** Replaces `lazyWithWords` by `lazy` in a file. */
function withPlainLazy(files: readonly SourceFile[], end: string): SourceFile[] {
  return files.map((file) =>
    file.path.endsWith(end) ? { ...file, text: file.text.replaceAll('lazyWithWords(', 'lazy(') } : file,
  );
}

const page = (load: string) => [
  { path: main, text: "import { routes } from './router.tsx';\n" },
  { path: `${source}/router.tsx`, text: "const routes = [screen(() => import('./page.tsx'))];" },
  {
    path: `${source}/page.tsx`,
    text: `import { List } from './list.tsx';\nimport { messages } from './messages.ts';\n`,
  },
  { path: `${source}/list.tsx`, text: load },
  { path: `${source}/messages.ts`, text: 'export const messages = words<Messages>(…)' },
  { path: `${source}/dialog.tsx`, text: "import { messages } from './messages.ts';\n" },
  { path: `${source}/other/dialog.tsx`, text: "import { others } from './messages.ts';\n" },
  { path: `${source}/other/messages.ts`, text: 'export const others = words<Others>(…)' },
];

test.each([
  ["lazy(async () => ({ default: (await import('./dialog.tsx')).Dialog }))", 0],
  ["lazy(async () => ({ default: (await import('./other/dialog.tsx')).Dialog }))", 1],
  ["lazyWithWords(async () => (await import('./other/dialog.tsx')).Dialog)", 0],
])('a screen with %s lacks the words of %i', (load, count) => {
  expect(partsWithoutWords(page(load), main)).toHaveLength(count);
});
