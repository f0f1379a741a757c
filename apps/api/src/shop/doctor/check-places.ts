import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { newestCopyAt } from '@haat/db/kept-copies';
import { backupFolder } from '../../platform/backup-folder.ts';
import type { Config } from '../../platform/config.ts';
import { createStorage } from '../../platform/storage/create-storage.ts';
import { bad, doubtful, good, reason, type Finding } from './finding.ts';

const hourMs = 60 * 60 * 1000;
/** A nightly backup may take a while. */
const oldestCopyMs = 26 * hourMs;
const gigabyte = 1024 ** 3;

/** Whether DATA_DIR is writable and has free space. */
export async function checkDisk({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<Finding> {
  try {
    await mkdir(DATA_DIR, { recursive: true });
    await access(DATA_DIR, constants.W_OK);
    const { bavail, blocks, bsize } = await statfs(DATA_DIR);
    return diskFinding({ freeBytes: bavail * bsize, totalBytes: blocks * bsize });
  } catch (error) {
    return bad(`DATA_DIR cannot be written: ${reason(error)}`);
  }
}

/** Rates the amount of free space. */
export function diskFinding({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): Finding {
  const text = `Disk of DATA_DIR: ${(freeBytes / gigabyte).toFixed(1)} GB free of ${(totalBytes / gigabyte).toFixed(1)}`;
  if (freeBytes < gigabyte / 4) return bad(`${text}: make room now, or orders stop.`);
  if (freeBytes < gigabyte || freeBytes < totalBytes / 10) return doubtful(`${text}: make room soon.`);
  return good(text);
}

/** The age of the newest backup in BACKUP_DIR. */
export async function checkBackups(config: Config): Promise<Finding> {
  const folder = backupFolder(config);
  const newest = await newestCopyAt(folder);
  if (!newest) return doubtful(`There is no copy of the shop in ${folder}: shop backup, every night`);
  const ageMs = Date.now() - newest.getTime();
  const text = `The newest copy of the shop is ${Math.round(ageMs / hourMs)} hours old`;
  return ageMs > oldestCopyMs ? doubtful(`${text}: has the nightly backup stopped?`) : good(text);
}

/** Whether pictures can be stored: for a bucket, checks the credentials; a folder needs no check. */
export async function checkStorage(config: Config): Promise<Finding> {
  try {
    const storage = await createStorage(config);
    await storage.exists('user_image/doctor.webp');
    return good(config.S3_BUCKET ? `Pictures: bucket ${config.S3_BUCKET}` : 'Pictures: in DATA_DIR/uploads');
  } catch (error) {
    return bad(`The bucket ${config.S3_BUCKET} does not answer (${reason(error)}): look at the S3_ settings.`);
  }
}
