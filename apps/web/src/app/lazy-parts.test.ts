import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** They retry; React keeps a plain `lazy` that failed. */
const retrying = ['apps/console/src/platform/lazy-with-words.ts', 'packages/ui/src/device/lazy-part.ts'];

/** Whether a module uses React's own `lazy`. */
function usesLazy(text: string): boolean {
  return /\blazy\b[^;]*\bfrom 'react';|\bReact\.lazy\b/.test(text);
}

test("parts that load later use lazyPart or lazyWithWords, not React's lazy", () => {
  const files = globSync('{apps/web,apps/console,packages/ui}/src/**/*.{ts,tsx}', { cwd: root });
  const lazy = files.filter((file) => !/\.test\.tsx?$/.test(file) && usesLazy(readFileSync(`${root}/${file}`, 'utf8')));
  expect(lazy.toSorted()).toEqual(retrying);
});

test.each([
  ["import { lazy, Suspense } from 'react';", true],
  ["import {\n  lazy,\n  memo,\n} from 'react';", true],
  ['const Part = React.lazy(load);', true],
  ["import { lazyPart } from '@haat/ui/device/lazy-part.ts';\nimport { Suspense } from 'react';", false],
])('%s uses lazy: %s', (text, expected) => {
  expect(usesLazy(text)).toBe(expected);
});
