import { randomUUID } from 'node:crypto';
import { lstat, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isStorageKey, type Storage, storageFull } from './storage.ts';

/** Storage in a local folder, created on the first write. Symbolic links in it are not followed. */
export function createFolderStorage(folder: string): Storage {
  async function exists(key: string) {
    if (!isStorageKey(key)) return false;
    try {
      return (await lstat(join(folder, key))).isFile();
    } catch (error) {
      if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return false;
      throw error;
    }
  }

  return {
    exists,
    async put(key, bytes) {
      if (!isStorageKey(key)) throw new Error('not a storage key');
      const target = join(folder, key);
      const unfinished = join(dirname(target), `.${randomUUID()}.tmp`);
      try {
        await mkdir(dirname(target), { recursive: true });
        await writeDurably(unfinished, bytes);
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        if (isSystemError(error, 'ENOSPC', 'EDQUOT')) throw storageFull();
        throw error;
      }
    },
    async get(key) {
      return (await exists(key)) ? readFile(join(folder, key)) : null;
    },
    async remove(key) {
      if (isStorageKey(key)) await rm(join(folder, key), { force: true });
    },
  };
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

function isSystemError(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
