import { expect, test } from 'vitest';
import { CartIcon, CloseIcon } from './icons.ts';
import { referTo, shapesOf, withSprite } from './sprite.ts';

test('a drawing stands in the sprite once, however often it is referred to', () => {
  const { result, sprite } = withSprite(() => [CartIcon, CloseIcon, CartIcon].map(referTo));
  expect(result).toEqual(['<use href="#icon-0"/>', '<use href="#icon-1"/>', '<use href="#icon-0"/>']);
  expect(sprite.split(shapesOf(CartIcon))).toHaveLength(2);
  expect(sprite).toContain(`<g id="icon-1">${shapesOf(CloseIcon)}</g>`);
});

test('the next page begins with an empty sprite', () => {
  withSprite(() => referTo(CartIcon));
  expect(withSprite(() => referTo(CloseIcon)).sprite).not.toContain(shapesOf(CartIcon));
});
