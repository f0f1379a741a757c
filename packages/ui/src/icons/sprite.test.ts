import { expect, test } from 'vitest';
import { CartIcon, CloseIcon } from './icons.ts';
import { findSpriteBy, referTo, shapesOf, spriteHtml, type Sprite } from './sprite.ts';

test('a drawing stands in the sprite once, however often it is referred to', () => {
  const sprite: Sprite = new Map();
  findSpriteBy(() => sprite);
  const references = [CartIcon, CloseIcon, CartIcon].map(referTo);
  expect(references).toEqual(['<use href="#icon-0"/>', '<use href="#icon-1"/>', '<use href="#icon-0"/>']);
  const html = spriteHtml(sprite);
  expect(html.split(shapesOf(CartIcon))).toHaveLength(2);
  expect(html).toContain(`<g id="icon-1">${shapesOf(CloseIcon)}</g>`);
});
