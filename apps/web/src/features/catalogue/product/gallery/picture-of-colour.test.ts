import type { Product } from '@haat/contracts';
import { expect, test } from 'vitest';
import { pictureOfColour } from './picture-of-colour.ts';

const colour = (id: number, color: string) => ({ id, color, color_bn: '', hex: '#000000' });
const picture = (id: number, alt: string) => ({ id, image: `${id}.webp`, alt, alt_bn: '' });
const product = {
  photo_alt: '',
  color: [colour(1, 'Maroon'), colour(2, 'Navy'), colour(3, 'Green')],
  multi_image: [picture(1, ''), picture(2, 'Saree: navy')],
} as Product;

test.each([
  ['Maroon', 0],
  ['Navy', 2],
  ['Green', undefined],
  ['Red', undefined],
  [null, undefined],
])('%s is shown by picture %s', (chosen, at) => {
  expect(pictureOfColour(product, chosen)).toBe(at);
});
