import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The account that PostgreSQL runs as; undefined for the current user. */
export interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: uses the owner of existing data, otherwise the user `postgres`. */
export function serverAccount({ clusterFolder }: { clusterFolder: string }): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findPostgresUser() ?? makePostgresUser();
}

/** Whether an account may enter every folder on the way to a path. The caller resolves links. */
export function canReach({ folder, account }: { folder: string; account: Account | undefined }): boolean {
  if (account === undefined) return true;
  const stat = statSync(folder, { throwIfNoEntry: false });
  const parent = path.dirname(folder);
  const mayEnter =
    stat === undefined || (stat.uid === account.uid ? (stat.mode & 0o100) !== 0 : (stat.mode & 0o001) !== 0);
  return mayEnter && (parent === folder || canReach({ folder: parent, account }));
}

function findPostgresUser(): Account | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

function makePostgresUser(): Account {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' });
  } catch (cause) {
    throw new Error('PostgreSQL refuses to run as root, and no user "postgres" could be made for it.', { cause });
  }
  const account = findPostgresUser();
  if (account === undefined) throw new Error('The user "postgres" was made but is not in /etc/passwd.');
  return account;
}
