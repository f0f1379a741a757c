/**
 * `pnpm demo:details`: crops the details of the demo's products from their main pictures, at the same resolution. Run
 * it after changing `details` in prisma/demo/catalogue.json, and commit what it writes.
 */
import path from 'node:path';
import { demoPhotosFolder, readCatalogue } from '@haat/db/demo-catalogue';
import sharp from 'sharp';
import { runCommand } from '../start/command.ts';

const folder = path.join(demoPhotosFolder, 'products');

await runCommand(async () => {
  const { catalogue } = await readCatalogue();
  for (const { photo, details = {} } of catalogue.products) {
    for (const [file, { left, top, size }] of Object.entries(details)) {
      await sharp(path.join(folder, path.basename(photo)))
        .extract({ left, top, width: size, height: size })
        .webp({ quality: 88, effort: 6 })
        .toFile(path.join(folder, file));
    }
  }
});
