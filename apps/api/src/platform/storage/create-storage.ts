import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { Storage } from './storage.ts';

/** A bucket when S3_BUCKET is set, the folder DATA_DIR/uploads otherwise. */
export async function createStorage(config: Config): Promise<Storage> {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  // The settings guarantee these if a bucket is set.
  if (!S3_BUCKET || !S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return createFolderStorage(join(config.DATA_DIR, 'uploads'));
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
