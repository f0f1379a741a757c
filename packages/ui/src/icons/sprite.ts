import type { Drawing } from './icons.ts';

/** The drawings that a page references, with their ids in its sprite. */
export type Sprite = Map<Drawing, string>;

let findSprite: () => Sprite = () => new Map();

/** Tells `referTo` how to find the sprite of the page being rendered. For the server, once. */
export function findSpriteBy(find: () => Sprite): void {
  findSprite = find;
}

/** The shapes of a drawing as SVG. */
export function shapesOf(drawing: Drawing): string {
  return drawing
    .map(
      ([tag, attributes]) =>
        `<${tag} ${Object.entries(attributes)
          .map(([name, value]) => `${name}="${value}"`)
          .join(' ')}/>`,
    )
    .join('');
}

/** References a drawing in the sprite of the page being rendered. For the server. */
export function referTo(drawing: Drawing): string {
  const sprite = findSprite();
  const id = sprite.get(drawing) ?? `icon-${sprite.size}`;
  sprite.set(drawing, id);
  return `<use href="#${id}"/>`;
}

/** The sprite as HTML, with each drawing once. */
export function spriteHtml(sprite: Sprite): string {
  const shapes = [...sprite].map(([drawing, id]) => `<g id="${id}">${shapesOf(drawing)}</g>`);
  return `<svg style="display:none">${shapes.join('')}</svg>`;
}
