import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { giveTo } from './places.ts';

// pg_trgm recognises no Bangla letters under the locale C.
const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';

/** The superuser's password, stored next to the data; created on first use. */
export function readOrCreatePassword({ home, account }: { home: string; account: Account | undefined }): string {
  const file = path.join(home, 'password');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
    giveTo(file, account);
  }
  return readFileSync(file, 'utf8');
}

/** Creates the database cluster in `home/cluster` unless it exists. */
export async function ensureCluster({
  home,
  programs,
  account,
  onProgress,
}: {
  home: string;
  programs: string;
  account: Account | undefined;
  onProgress: (message: string) => void;
}): Promise<string> {
  const clusterFolder = path.join(home, 'cluster');
  const finished = path.join(home, 'ready');
  if (existsSync(finished)) return clusterFolder;

  onProgress('Making the database (once)');
  // An interrupted start leaves an incomplete cluster.
  rmSync(clusterFolder, { recursive: true, force: true });
  const flags = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', `--locale=${locale}`, '--no-sync'];
  const files = [`--pgdata=${clusterFolder}`, `--pwfile=${path.join(home, 'password')}`];
  try {
    await promisify(execFile)(path.join(programs, 'bin/initdb'), [...flags, ...files], { ...account, cwd: home });
  } catch (cause) {
    const { stderr } = cause as { stderr?: string };
    throw new Error(`PostgreSQL could not make its data folder: ${stderr?.trim() ?? String(cause)}`, { cause });
  }
  writeFileSync(finished, '');
  return clusterFolder;
}
