import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoPhotosFolder, readCatalogue } from '@haat/db/demo-catalogue';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const { catalogue } = await readCatalogue();

test('every detail is the square of its product’s main picture that the catalogue names, at its size there', async () => {
  for (const { photo, extra_images, details = {} } of catalogue.products) {
    const main = await sizeOf(path.join(demoPhotosFolder, '..', photo));
    for (const [file, { left, top, size }] of Object.entries(details)) {
      expect(extra_images, file).toContain(`photos/products/${file}`);
      expect([left + size <= main.width, top + size <= main.height], file).toEqual([true, true]);
      const cut = await sizeOf(path.join(demoPhotosFolder, 'products', file));
      expect([cut.width, cut.height], `${file}: run pnpm demo:details`).toEqual([size, size]);
    }
  }
});

/** By bytes, because the server's code, which may run in the same process, forbids reading files by name. */
async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  return sharp(await readFile(file)).metadata();
}
