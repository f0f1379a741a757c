/** `pnpm shop COMMAND`: the operator's commands, on the configured database or the local one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { generateClient } from '@haat/db/generate';
import { openDatabase } from '../database/open-database.ts';
import { runCommand } from '../start/command.ts';
import { readSettings, rootFolder } from '../start/settings.ts';

await runCommand(async () => {
  const words = process.argv.slice(2);
  generateClient();
  const settings = readSettings();
  // An external server is left to the command: the doctor reports it if it does not respond.
  const database = settings.databaseUrl === undefined ? await openDatabase(settings) : undefined;
  try {
    const child = spawn(process.execPath, [path.join(rootFolder, 'apps/api/src/shop.ts'), ...words], {
      stdio: 'inherit',
      env: {
        ...process.env,
        DATABASE_URL: settings.databaseUrl ?? database?.connectionString,
        DATA_DIR: settings.dataDir,
        PUBLIC_URL: settings.publicUrl,
      },
    });
    const [code] = await once(child, 'exit');
    process.exitCode = code ?? 1;
  } finally {
    await database?.close();
  }
});
