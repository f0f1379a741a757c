import path from 'node:path';
import type { SourceFile } from './tree-rules.ts';

const staticImport = /^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+)';/gms;
const lazyImport = /\b(lazy|lazyWithWords|screen)\(\s*(?:async\s*)?\(\)\s*=>.*?import\('(\.[^']+)'\)/gs;

interface Module {
  /** The modules loaded with it. */
  imports: string[];
  /** The modules it loads lazily: with their messages, or without. */
  withWords: string[];
  withoutWords: string[];
  hasWords: boolean;
}

/**
 * The console's modules that are loaded lazily without their messages: those whose message sets are not declared by
 * anything loaded earlier. They would only show an error.
 */
export function partsWithoutWords(files: readonly SourceFile[], main: string): string[] {
  const modules = new Map(files.map((file) => [file.path, readModule(file)]));
  const entries = new Set([main, ...[...modules.values()].flatMap(({ withWords }) => withWords)]);
  const missing = new Set<string>();
  for (const entry of entries) {
    const known = new Set(registersOf(modules, [main, entry]));
    for (const from of reached(modules, [entry], ({ imports, withoutWords }) => [...imports, ...withoutWords]))
      for (const part of modules.get(from)?.withoutWords ?? [])
        for (const register of registersOf(modules, [part]).filter((each) => !known.has(each)))
          missing.add(`${from} loads ${path.basename(part)} without the words of ${register}: use lazyWithWords`);
  }
  return [...missing];
}

function readModule({ path: file, text }: SourceFile): Module {
  const resolve = (target = '') => path.posix.join(path.posix.dirname(file), target);
  const later = [...text.matchAll(lazyImport)];
  const loadedBy = (isWanted: (how: string) => boolean) =>
    later.filter(([, how = '']) => isWanted(how)).map(([, , target]) => resolve(target));
  return {
    imports: [...text.matchAll(staticImport)].map(([, target]) => resolve(target)),
    withWords: loadedBy((how) => how !== 'lazy'),
    withoutWords: loadedBy((how) => how === 'lazy'),
    hasWords: /= words<\w+>\(/.test(text),
  };
}

function registersOf(modules: ReadonlyMap<string, Module>, from: readonly string[]): string[] {
  const loaded = reached(modules, from, ({ imports }) => imports);
  return [...loaded].filter((file) => modules.get(file)?.hasWords);
}

function reached(
  modules: ReadonlyMap<string, Module>,
  from: readonly string[],
  next: (module: Module) => readonly string[],
): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const module = modules.get(file);
    if (!module || found.has(file)) continue;
    found.add(file);
    waiting.push(...next(module));
  }
  return found;
}
