import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';

/** How much is written between two checks of the size, as a share of the maximum. */
const lookAfter = 0.05;
/** How full a folder is left after a clean-up, so that it does not overflow again at once. */
const fullness = 0.9;

/** A cache on the local disk. A key is `group/file`; groups are removed as a whole. */
export interface BoundedFolder {
  /** Null if the file does not exist or cannot be read. */
  get(key: string): Promise<Uint8Array | null>;
  /** Throws if it cannot be written, for instance because the disk is full. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  removeGroup(group: string): Promise<void>;
}

interface BoundedFolderOptions {
  folder: string;
  maxBytes: number;
  log: Logger;
}

/**
 * A folder that removes the groups written to least recently once it exceeds `maxBytes`. It may exceed that by a
 * twentieth per writing process, since each checks the size only now and then.
 */
export function createBoundedFolder({ folder, maxBytes, log }: BoundedFolderOptions): BoundedFolder {
  // The first file that a process writes triggers a check.
  let untilNextLook = 0;

  return {
    get: (key) => readFile(join(folder, key)).catch(() => null),
    async put(key, bytes) {
      await writeWhole(join(folder, key), bytes);
      untilNextLook -= bytes.length;
      if (untilNextLook >= 0) return;
      untilNextLook = maxBytes * lookAfter;
      shrink(folder, maxBytes).catch((error: unknown) =>
        log.warn({ err: error }, `${folder} could not be made smaller`),
      );
    },
    removeGroup: (group) => rm(join(folder, group), { recursive: true, force: true }),
  };
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

interface Group {
  path: string;
  bytes: number;
  changedAtMs: number;
}

async function shrink(folder: string, maxBytes: number): Promise<void> {
  const groups: Group[] = [];
  for (const name of await readdir(folder)) groups.push(await measure(join(folder, name)));
  let bytes = groups.reduce((sum, group) => sum + group.bytes, 0);
  if (bytes <= maxBytes) return;
  for (const group of groups.toSorted((a, b) => a.changedAtMs - b.changedAtMs)) {
    if (bytes <= maxBytes * fullness) return;
    await rm(group.path, { recursive: true, force: true });
    bytes -= group.bytes;
  }
}

/** If another process removes the group meanwhile, it counts as empty. */
async function measure(path: string): Promise<Group> {
  const { mtimeMs: changedAtMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
  const files = await readdir(path).catch(() => []);
  const sizes = await Promise.all(files.map((file) => stat(join(path, file)).catch(() => ({ size: 0 }))));
  return { path, changedAtMs, bytes: sizes.reduce((sum, { size }) => sum + size, 0) };
}
