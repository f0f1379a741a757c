import { existsSync } from 'node:fs';
import path from 'node:path';

/** The repository's folder `prisma`, with schema, migrations and demo; found from sources as well as from a bundle. */
export const packageFolder = findPackageFolder(import.meta.dirname);

function findPackageFolder(from: string): string {
  const folder = path.join(from, 'prisma');
  if (existsSync(path.join(folder, 'schema.prisma'))) return folder;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('The folder prisma with the schema is missing.');
  return findPackageFolder(parent);
}
