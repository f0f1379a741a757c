import path from 'node:path';
import type { Config } from './config.ts';

/** Where backups are stored: BACKUP_DIR, or `backups` in DATA_DIR. */
export function backupFolder({ BACKUP_DIR, DATA_DIR }: Pick<Config, 'BACKUP_DIR' | 'DATA_DIR'>): string {
  return path.resolve(BACKUP_DIR ?? path.join(DATA_DIR, 'backups'));
}
