import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { shortenSource, shortenStyles, shortNames, type SourceText, textsOf } from './class-names.ts';

const folders = ['../src', '../../../packages/ui/src'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

/**
 * Gives class names short names in scripts and style sheets of a build. The names depend on all sources, and not on the
 * build, so that those of the server and of the browser agree. See
 * docs/decisions/0147-a-build-shortens-class-names.md.
 */
export function shortClassNames(): Plugin[] {
  let names = new Map<string, string>();
  return [
    {
      name: 'short-class-names:sources',
      apply: 'build',
      // Before JSX is compiled.
      enforce: 'pre',
      buildStart() {
        names = shortNames(sources().flatMap(readTexts));
      },
      transform: {
        filter: { id: /\.tsx?$/ },
        handler(code, id) {
          if (!folders.some((folder) => id.startsWith(folder + path.sep))) return null;
          return { code: shortenSource(code, textsOf(id, code), names), map: null };
        },
      },
    },
    {
      name: 'short-class-names:styles',
      apply: 'build',
      transform: {
        filter: { id: /\.css$/ },
        handler: (css) => ({ code: shortenStyles(css, names), map: null }),
      },
    },
  ];
}

/** The sources that may contain class names, sorted. */
function sources(): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  return files
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
    .toSorted((one, other) => (one < other ? -1 : 1));
}

/** A style sheet is one text: the names that it selects are the shop's own and stay, for tests and for the inspector. */
function readTexts(file: string): SourceText[] {
  const code = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return [{ value: code, start: 0, isClassList: false, isWhole: false }];
  return textsOf(file, code);
}
