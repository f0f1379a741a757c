import type { Product } from '@haat/contracts';

/** The index of the picture whose description ends with the colour's name; undefined if there is none. */
export function pictureOfColour({ color, photo_alt: first, multi_image: more }: Product, chosen: string | null) {
  if (chosen === null || !color.some((each) => each.color === chosen)) return undefined;
  const at = [first, ...more.map(({ alt }) => alt)].findIndex((alt) =>
    alt.toLowerCase().endsWith(chosen.toLowerCase()),
  );
  if (at >= 0) return at;
  // The first picture shows the first colour, unless another picture's description names it.
  return color[0]?.color === chosen ? 0 : undefined;
}
