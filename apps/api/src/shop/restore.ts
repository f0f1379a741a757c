import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyName } from '@haat/db/kept-copies';
import { restore } from '@haat/db/restore';
import { backupFolder } from '../platform/backup-folder.ts';
import { copyShop, uploadsFolder } from './back-up.ts';
import { assertPromisesHold } from './check.ts';
import { directUrl, type Command } from './command.ts';

/** `shop restore`: restores a backup after verifying it, then checks the invariants. */
export const restoreCommand: Command = {
  usage: 'restore FILE [--yes-replace]',
  about: 'put a copy back into an empty database; --yes-replace: in place of what is there, which is copied first',
  async run({ args, config, print }) {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'yes-replace': { type: 'boolean', default: false } },
    });
    const [file] = positionals;
    if (file === undefined) throw new Error('Name the file: shop restore FILE');
    const folder = backupFolder(config);
    const saved = path.join(folder, `before-restore-${copyName(new Date())}`);
    const { takenAt, tables } = await restore({
      file: path.resolve(file),
      connectionString: directUrl(config),
      uploadsFolder: uploadsFolder(config),
      workFolder: folder,
      ...(values['yes-replace'] && { beforeReplacing: () => copyShop({ config, file: saved, print }) }),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    print(`✓ The shop is as it was at ${takenAt}: ${rows} rows in ${tables.length} tables.`);
    await assertPromisesHold({ config, print });
  },
};
