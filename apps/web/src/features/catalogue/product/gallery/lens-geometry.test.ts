import { expect, test } from 'vitest';
import { lensAt } from './lens-geometry.ts';

test('the lens is centred on the pointer', () => {
  expect(lensAt({ x: 300, y: 200, width: 600, lensSize: 100 })).toEqual({
    left: 250,
    top: 150,
    leftPart: 250 / 600,
    topPart: 0.25,
    scale: 6,
  });
});

test('the lens never leaves the picture', () => {
  const corner = lensAt({ x: 599, y: 0, width: 600, lensSize: 100 });
  expect([corner.left, corner.top]).toEqual([500, 0]);
});
