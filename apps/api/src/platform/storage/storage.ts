import { Problem } from '../http/problem.ts';

/**
 * Where uploads are stored. A key is `folder/file`: letters, digits, `_`, `-`, and dots inside the file name; any
 * other key reads as missing and cannot be written.
 */
export interface Storage {
  /** Writes the whole file or nothing. Throws STORAGE_FULL if there is no space. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null if there is no such key. */
  get(key: string): Promise<Uint8Array | null>;
  exists(key: string): Promise<boolean>;
  /** Removing a missing key is not an error. */
  remove(key: string): Promise<void>;
}

/** Whether a key is well-formed, and so cannot leave its folder. */
export function isStorageKey(key: string): boolean {
  return /^[A-Za-z0-9_-]{1,60}\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,119}$/.test(key) && !key.includes('..');
}

/** No space for an upload; nothing of it was stored. */
export function storageFull(): Problem {
  return new Problem('STORAGE_FULL', 'The picture could not be stored: no space is left. Please try again later.');
}
