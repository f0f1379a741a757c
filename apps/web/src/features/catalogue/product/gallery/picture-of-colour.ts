import type { Product } from '@haat/contracts';

/** The place of the picture whose description names a colour as its last words; undefined if none does. */
export function pictureOfColour({ color, photo_alt: first, multi_image: more }: Product, chosen: string | null) {
  if (chosen === null || !color.some((each) => each.color === chosen)) return undefined;
  const at = [first, ...more.map(({ alt }) => alt)].findIndex((alt) =>
    alt.toLowerCase().endsWith(chosen.toLowerCase()),
  );
  if (at >= 0) return at;
  // The first colour is the one that the first picture shows, unless another picture says so.
  return color[0]?.color === chosen ? 0 : undefined;
}
