import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '@haat/db/back-up';
import { copyName, removeLeftovers, removeOldCopies } from '@haat/db/kept-copies';
import { backupFolder } from '../platform/backup-folder.ts';
import type { Config } from '../platform/config.ts';
import { directUrl, type Command } from './command.ts';

/** `shop backup`: writes everything to one file and verifies it by reading it back. */
export const backUpCommand: Command = {
  usage: 'backup [FILE]',
  about: 'copy the shop, open or closed, into one file and read it back; without FILE into BACKUP_DIR',
  async run({ args, config, print }) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [given] = positionals;
    const folder = backupFolder(config);
    const left = await removeLeftovers(folder);
    if (left.length > 0) print(`  removed what an earlier command left: ${left.join(', ')}`);
    if (given !== undefined) return copyShop({ config, file: path.resolve(given), print });
    try {
      await copyShop({ config, file: path.join(folder, copyName(new Date())), print });
    } finally {
      // Also after a failure, which may be due to a full disk: every backup that is kept was read back.
      const old = await removeOldCopies({ folder, keep: config.BACKUP_KEEP });
      if (old.length > 0) print(`  removed the oldest: ${old.join(', ')}`);
    }
  },
};

interface CopyShop {
  config: Config;
  file: string;
  print: (line: string) => void;
}

/** Writes a backup and prints what it contains. */
export async function copyShop({ config, file, print }: CopyShop): Promise<void> {
  const { tables } = await backUp({
    connectionString: directUrl(config),
    uploadsFolder: uploadsFolder(config),
    file,
  });
  const { size } = await stat(file);
  const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  print(`✓ ${file} (${(size / 1024 ** 2).toFixed(1)} MB), read back and whole`);
  print(`  ${rowsOf('orders')} orders, ${rowsOf('users')} users, ${rowsOf('products')} products`);
  if (config.S3_BUCKET) print(`  pictures are in the bucket ${config.S3_BUCKET}, not in this file`);
}

/** Undefined if uploads are stored in a bucket. */
export function uploadsFolder({ S3_BUCKET, DATA_DIR }: Config): string | undefined {
  return S3_BUCKET ? undefined : path.resolve(DATA_DIR, 'uploads');
}
