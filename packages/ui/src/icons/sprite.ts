import type { Drawing } from './icons.ts';

/** The drawings of the page being rendered, with their ids in its sprite. */
let drawn = new Map<Drawing, string>();

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

/** References a drawing in the page's sprite. For the server, inside `withSprite`. */
export function referTo(drawing: Drawing): string {
  const id = drawn.get(drawing) ?? `icon-${drawn.size}`;
  drawn.set(drawing, id);
  return `<use href="#${id}"/>`;
}

/**
 * Calls `render`, which must be synchronous, and returns its result with the sprite of the drawings it references,
 * each once.
 */
export function withSprite<Result>(render: () => Result): { result: Result; sprite: string } {
  drawn = new Map();
  const result = render();
  const shapes = [...drawn].map(([drawing, id]) => `<g id="${id}">${shapesOf(drawing)}</g>`);
  return { result, sprite: `<svg style="display:none">${shapes.join('')}</svg>` };
}
