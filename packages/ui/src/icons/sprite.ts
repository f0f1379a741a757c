import type { Drawing } from './icons.ts';

/** The drawings of the page that is being rendered, and the ids they get in its sprite. */
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

/** Refers to a drawing in the sprite of the page. For the server, inside `withSprite`. */
export function referTo(drawing: Drawing): string {
  const id = drawn.get(drawing) ?? `icon-${drawn.size}`;
  drawn.set(drawing, id);
  return `<use href="#${id}"/>`;
}

/** Renders, without a break, and returns beside the result the sprite of the drawings that it refers to: each once. */
export function withSprite<Result>(render: () => Result): { result: Result; sprite: string } {
  drawn = new Map();
  const result = render();
  const shapes = [...drawn].map(([drawing, id]) => `<g id="${id}">${shapesOf(drawing)}</g>`);
  return { result, sprite: `<svg style="display:none">${shapes.join('')}</svg>` };
}
