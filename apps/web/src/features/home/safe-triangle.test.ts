import { expect, test } from 'vitest';
import { isHeadingTo } from './safe-triangle.ts';

const flyOut = { left: 300, top: 0, bottom: 400 };

test('a pointer heading for the fly-out keeps it open, even diagonally across other categories', () => {
  expect(isHeadingTo(flyOut, { from: { x: 100, y: 50 }, to: { x: 120, y: 70 } })).toBe(true);
  expect(isHeadingTo(flyOut, { from: { x: 100, y: 350 }, to: { x: 120, y: 345 } })).toBe(true);
});

test('a pointer that goes down, back or past the fly-out does not', () => {
  expect(isHeadingTo(flyOut, { from: { x: 100, y: 50 }, to: { x: 100, y: 70 } })).toBe(false);
  expect(isHeadingTo(flyOut, { from: { x: 100, y: 50 }, to: { x: 90, y: 50 } })).toBe(false);
  expect(isHeadingTo(flyOut, { from: { x: 100, y: 50 }, to: { x: 105, y: 90 } })).toBe(false);
});

test('a pointer that has arrived counts as heading for it', () => {
  expect(isHeadingTo(flyOut, { from: { x: 299, y: 10 }, to: { x: 301, y: 10 } })).toBe(true);
});
