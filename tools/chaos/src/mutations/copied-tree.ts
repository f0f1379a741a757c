import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootFolder } from '@haat/tools/settings';

export interface Edit {
  /** Relative to the repository. */
  file: string;
  find: string;
  replace: string;
}

/**
 * A copy of the repository in its current state, to break things in; it shares packages and built apps with the
 * repository.
 */
export interface CopiedTree {
  folder: string;
  /** Replaces the first occurrence of each `find` in its file, and returns a function that undoes it. */
  edit(edits: readonly Edit[]): () => void;
  remove(): void;
}

const builtApps = ['apps/web/dist', 'apps/console/dist'];

/** Copies what Git tracks or would add, and links installed packages and the built apps. The caller removes it. */
export function copyTree(): CopiedTree {
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-mutations-'));
  for (const file of listFiles()) {
    const from = path.join(rootFolder, file);
    if (existsSync(from)) cpSync(from, path.join(folder, file), { recursive: true });
  }
  symlinkSync(path.join(rootFolder, 'node_modules'), path.join(folder, 'node_modules'));
  for (const built of builtApps) symlinkSync(path.join(rootFolder, built), path.join(folder, built));
  for (const workspace of listWorkspaces()) copyLinks(path.join(workspace, 'node_modules'), folder);
  return {
    folder,
    edit(edits) {
      const undos = edits.map((each) => applyEdit(folder, each));
      return () => {
        for (const undo of undos.toReversed()) undo();
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function listFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { cwd: rootFolder, encoding: 'utf8', maxBuffer: 64e6 }).split('\0').filter(Boolean);
}

function listWorkspaces(): string[] {
  return listFiles()
    .filter((file) => path.basename(file) === 'package.json' && file !== 'package.json')
    .map((file) => path.dirname(file));
}

/** A workspace's packages are links; those to other workspaces must point into the copy. */
function copyLinks(modules: string, folder: string): void {
  const from = path.join(rootFolder, modules);
  if (!existsSync(from)) return;
  mkdirSync(path.join(folder, path.dirname(modules)), { recursive: true });
  cpSync(from, path.join(folder, modules), { recursive: true, verbatimSymlinks: true });
}

function applyEdit(folder: string, { file, find, replace }: Edit): () => void {
  const copy = path.join(folder, file);
  const before = readFileSync(copy, 'utf8');
  if (!before.includes(find)) throw new Error(`${file} no longer holds: ${find}`);
  writeFileSync(
    copy,
    before.replace(find, () => replace),
  );
  return () => writeFileSync(copy, before);
}
