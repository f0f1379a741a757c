import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rootFolder } from '@haat/tools/settings';

export interface Edit {
  find: string;
  replace: string;
}

/** A copy of the repository as it stands, to break things in; packages and the built web app are the repository's. */
export interface CopiedTree {
  folder: string;
  /** Replaces each `find`, where it first stands in the file; of `prisma/migrations`, in the newest that holds it. Gives the way back. */
  edit(file: string, edits: readonly Edit[]): () => void;
  remove(): void;
}

const migrations = 'prisma/migrations';
const builtWeb = 'apps/web/dist';

/** Copies what Git knows or would add, and links what is installed and the built web app. The caller removes it. */
export function copyTree(): CopiedTree {
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-mutations-'));
  for (const file of listFiles()) {
    const from = path.join(rootFolder, file);
    if (existsSync(from)) cpSync(from, path.join(folder, file), { recursive: true });
  }
  symlinkSync(path.join(rootFolder, 'node_modules'), path.join(folder, 'node_modules'));
  symlinkSync(path.join(rootFolder, builtWeb), path.join(folder, builtWeb));
  for (const workspace of listWorkspaces()) copyLinks(path.join(workspace, 'node_modules'), folder);
  return {
    folder,
    edit(file, edits) {
      const waysBack = edits.map((each) =>
        edit(path.join(folder, file === migrations ? newestMigration(each) : file), each),
      );
      return () => {
        for (const goBack of waysBack.toReversed()) goBack();
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

/** A workspace's packages are links, and those to other workspaces lead into the copy, too. */
function copyLinks(modules: string, folder: string): void {
  const from = path.join(rootFolder, modules);
  if (!existsSync(from)) return;
  mkdirSync(path.join(folder, path.dirname(modules)), { recursive: true });
  cpSync(from, path.join(folder, modules), { recursive: true, verbatimSymlinks: true });
}

/** A function's text counts as it was written last. */
function newestMigration({ find }: Edit): string {
  const files = listFiles().filter((file) => file.startsWith(migrations) && file.endsWith('.sql'));
  const newest = files.toSorted().findLast((file) => readFileSync(path.join(rootFolder, file), 'utf8').includes(find));
  if (!newest) throw new Error(`No migration holds: ${find}`);
  return newest;
}

function edit(file: string, { find, replace }: Edit): () => void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(find)) throw new Error(`${path.basename(file)} no longer holds: ${find}`);
  writeFileSync(
    file,
    before.replace(find, () => replace),
  );
  return () => writeFileSync(file, before);
}
