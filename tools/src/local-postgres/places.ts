import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { type Account, canReach } from './account.ts';
import type { Binaries } from './binaries.ts';

/** Folder for files that the server's account cannot reach in the clone, for instance below /root. */
const sharedFolder = '/var/lib/haat';

/** Creates the data folder where the account can enter it, and returns its real path. */
export function prepareHome({ dataDir, account }: { dataDir: string; account: Account | undefined }): string {
  mkdirSync(path.dirname(dataDir), { recursive: true });
  if (!exists(dataDir)) makeHome({ dataDir, account });
  const home = realpathSync(dataDir);
  if (!canReach({ folder: path.dirname(home), account })) {
    throw new Error(`PostgreSQL runs as another user than root and cannot enter ${home}. Move it, or set DATA_DIR.`);
  }
  return home;
}

function makeHome({ dataDir, account }: { dataDir: string; account: Account | undefined }) {
  if (canReach({ folder: realpathSync(path.dirname(dataDir)), account })) {
    mkdirSync(dataDir, { mode: 0o700 });
    giveTo(dataDir, account);
    return;
  }
  makeSharedFolder();
  const home = mkdtempSync(path.join(sharedFolder, 'postgres-data-'));
  giveTo(home, account);
  symlinkSync(home, dataDir);
}

/** The installed programs or, if the account cannot reach them, a copy that is made once. */
export function reachableBinaries({ binaries, account }: { binaries: Binaries; account: Account | undefined }): string {
  const folder = realpathSync(binaries.folder);
  if (canReach({ folder, account })) return folder;
  const copy = path.join(sharedFolder, `postgres-${binaries.version}`);
  if (existsSync(copy)) return copy;

  makeSharedFolder();
  const unfinished = mkdtempSync(`${copy}-`);
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    // Another process was faster.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** Hands a file or folder to the server's account. */
export function giveTo(file: string, account: Account | undefined): void {
  if (account !== undefined) chownSync(file, account.uid, account.gid);
}

function makeSharedFolder() {
  mkdirSync(sharedFolder, { recursive: true });
  chmodSync(sharedFolder, 0o755);
}

function exists(file: string) {
  const link = lstatSync(file, { throwIfNoEntry: false });
  if (link?.isSymbolicLink() && !existsSync(file)) {
    throw new Error(`${file} leads to data that is gone. Remove the link to begin with an empty database.`);
  }
  return link !== undefined;
}
