import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checksumFile } from './archive.ts';

const namePattern = /^haat-\d{8}T\d{6}Z\.tar$/;
/** Work folders, and files that were not completed. */
const leftoverPattern = /^\.(unfinished|unpacked)-|\.tar(\.sha256)?\.partial$/;
const dayMs = 24 * 60 * 60 * 1000;

/** The file name of a backup taken at this time: `haat-20261121T093000Z.tar`. */
export function copyName(at: Date): string {
  return `haat-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.tar`;
}

/** When the newest backup in a folder was written; null if there is none. */
export async function newestCopyAt(folder: string): Promise<Date | null> {
  const newest = (await copiesIn(folder)).at(-1);
  return newest === undefined ? null : (await stat(path.join(folder, newest))).mtime;
}

/** Removes the oldest backups in a folder until `keep` are left, and returns their names. */
export async function removeOldCopies({ folder, keep }: { folder: string; keep: number }): Promise<string[]> {
  const old = (await copiesIn(folder)).slice(0, -keep);
  for (const name of old) {
    const file = path.join(folder, name);
    await rm(file);
    await rm(checksumFile(file), { force: true });
  }
  return old;
}

/**
 * Removes what a killed backup or restore left in a folder more than a day ago, and returns the names. What another user
 * owns stays.
 */
export async function removeLeftovers(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => leftoverPattern.test(name));
  const removed: string[] = [];
  for (const name of names) {
    const found = await stat(path.join(folder, name)).catch(() => null);
    if (!found || found.mtimeMs > Date.now() - dayMs) continue;
    const isRemoved = await rm(path.join(folder, name), { recursive: true, force: true }).then(
      () => true,
      () => false,
    );
    if (isRemoved) removed.push(name);
  }
  return removed;
}

/** Sorted by name, which means by age. Other files in the folder are ignored. */
async function copiesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => namePattern.test(name)).toSorted();
}
