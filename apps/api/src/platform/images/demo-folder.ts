import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the demo catalogue's pictures: `prisma/demo/photos` of this repository, from its sources as from a bundle. */
export function demoFolder(from = import.meta.dirname): string {
  const folder = join(from, 'prisma', 'demo', 'photos');
  if (existsSync(folder)) return folder;
  const parent = dirname(from);
  if (parent === from) throw new Error('The folder prisma/demo/photos is missing.');
  return demoFolder(parent);
}
