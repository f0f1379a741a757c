import path from 'node:path';
import { demoPhotosFolder, readCatalogue } from '@haat/db/demo-catalogue';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const { catalogue } = await readCatalogue();

test('every detail is the square of its product’s main picture that the catalogue names, at its size there', async () => {
  for (const { photo, extra_images, details = {} } of catalogue.products) {
    const main = await sharp(path.join(demoPhotosFolder, '..', photo)).metadata();
    for (const [file, { left, top, size }] of Object.entries(details)) {
      expect(extra_images, file).toContain(`photos/products/${file}`);
      expect([left + size <= main.width, top + size <= main.height], file).toEqual([true, true]);
      const cut = await sharp(path.join(demoPhotosFolder, 'products', file)).metadata();
      expect([cut.width, cut.height], `${file}: run pnpm demo:details`).toEqual([size, size]);
    }
  }
});
