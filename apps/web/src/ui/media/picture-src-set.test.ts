import { afterEach, expect, test } from 'vitest';
import { findSavingBy } from '../../platform/data-saver.ts';
import { pictureSrcSet } from './picture-src-set.ts';

afterEach(() => findSavingBy(() => false));

test('a picture comes in every width, with the data saver in none above 480', () => {
  expect(pictureSrcSet('/media/demo/a.webp')).toMatch(/\?w=1200 1200w$/);
  findSavingBy(() => true);
  expect(pictureSrcSet('/media/demo/a.webp')).toMatch(/\?w=480 480w$/);
});

test('a portrait is cropped by the server', () => {
  expect(pictureSrcSet('/media/demo/a.webp', 'portrait')).toMatch(/\?w=160&shape=portrait 160w,/);
});

test.each(['/media/demo/a.svg', 'https://elsewhere.example/a.jpg', ''])('%s comes as it is', (src) => {
  expect(pictureSrcSet(src)).toBeUndefined();
});
