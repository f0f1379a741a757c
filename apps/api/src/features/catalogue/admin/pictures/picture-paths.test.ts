import { expect, test } from 'vitest';
import { pictureFileOf, picturePathOf } from './picture-paths.ts';

test('a picture has one file wherever it is served', () => {
  expect(pictureFileOf('/media/demo/products/cha-mug.webp')).toBe('cha-mug.webp');
  expect(pictureFileOf(picturePathOf('0f1e.webp'))).toBe('0f1e.webp');
});

test.each(['https://elsewhere.example/a.webp', '/uploads/images/user_image/a.webp', picturePathOf('../a.webp'), ''])(
  '%j is none of ours',
  (path) => expect(pictureFileOf(path)).toBeNull(),
);
