import { findUpwards } from '../find-upwards.ts';

/** The folder with the pictures of the demo catalogue. Throws if it is missing. */
export function demoFolder(): string {
  const folder = findUpwards('prisma/demo/photos');
  if (!folder) throw new Error('The folder prisma/demo/photos is missing.');
  return folder;
}
