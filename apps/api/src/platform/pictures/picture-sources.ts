import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../http/problem.ts';
import type { Storage } from '../storage/storage.ts';

/** A picture that can be served. */
export interface Picture {
  /** Unique among all pictures. */
  key: string;
  /** Changes with the content. */
  version: string;
  /** `webp`, `png`, `jpg` or `svg`. */
  extension: string;
  read(): Promise<Uint8Array>;
}

/** The version of every upload: a changed upload gets a new name. */
export const uploadVersion = '1';

/** Where pictures are looked up; null if one is missing or its name is malicious. */
export interface PictureSources {
  /** Takes a path in the demo's folder, such as `products/cha-mug.webp`. */
  demo(path: string): Promise<Picture | null>;
  /** Takes the key of an upload in the storage. */
  uploaded(key: string): Promise<Picture | null>;
}

/** The sources over the uploads and the folder of the demo's pictures. */
export function createPictureSources({ storage, folder }: { storage: Storage; folder: string }): PictureSources {
  async function demo(path: string): Promise<Picture | null> {
    const [, extension] = /^(?:[a-z0-9_-]+\/)?[a-z0-9_-]+\.(webp|png|jpg|svg)$/.exec(path) ?? [];
    if (!extension) return null;
    const file = join(folder, path);
    const found = await lstat(file).catch(() => null);
    if (!found?.isFile()) return null;
    return { key: `demo/${path}`, version: `${found.size}-${found.mtimeMs}`, extension, read: () => readFile(file) };
  }

  async function uploaded(key: string): Promise<Picture | null> {
    const [, extension] = /\.(webp|png|jpg)$/.exec(key) ?? [];
    if (!extension || !(await isThere(key))) return null;
    return { key, version: uploadVersion, extension, read: async () => presentBytes(await storage.get(key)) };
  }

  /**
   * An unreachable bucket cannot tell: assume that the picture exists, so that renditions can be served; reading the
   * original then fails.
   */
  function isThere(key: string): Promise<boolean> {
    return storage.exists(key).catch(() => true);
  }

  return { demo, uploaded };
}

function presentBytes(bytes: Uint8Array | null): Uint8Array {
  if (!bytes) throw new Problem('NOT_FOUND', 'This picture was removed meanwhile.');
  return bytes;
}
