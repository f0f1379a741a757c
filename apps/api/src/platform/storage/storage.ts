import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createFolderStorage } from './folder-storage.ts';

/**
 * Where uploads are kept. A key is `folder/file`: letters, digits, `_`, `-`, and dots inside the file's name; any other
 * key holds nothing and cannot be written.
 */
export interface Storage {
  /** Writes all of it or nothing. Throws STORAGE_FULL when there is no room. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such key. */
  get(key: string): Promise<Uint8Array | null>;
  exists(key: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
}

/** Whether a key is well-formed, and so cannot leave its folder. */
export function isStorageKey(key: string): boolean {
  return /^[A-Za-z0-9_-]{1,60}\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,119}$/.test(key) && !key.includes('..');
}

/** A bucket when S3_BUCKET is set, the folder DATA_DIR/uploads otherwise. */
export async function createStorage(config: Config): Promise<Storage> {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_BUCKET) return createFolderStorage(join(config.DATA_DIR, 'uploads'));
  if (!S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new Error('S3_BUCKET also needs S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
