/** The sizes that bodies have, by kind. Shoe sizes go up by one, clothing sizes by two. */
export const bodySizes = {
  letters: ['S', 'M', 'L', 'XL', 'XXL'],
  waists: sizes(28, 38, 2),
  chests: sizes(34, 48, 2),
  feet: sizes(36, 44, 1),
  bangles: ['2.4', '2.6', '2.8'],
  children: ['2-3 Y', '4-5 Y', '6-7 Y', '8-9 Y'],
} as const satisfies Record<string, readonly string[]>;

export type BodySizes = keyof typeof bodySizes;

/** The first kind that contains all sizes of a product; undefined if they are not body sizes, such as `3 kg`. */
export function bodySizesOf(sizesOfProduct: readonly string[]): BodySizes | undefined {
  if (sizesOfProduct.length === 0) return undefined;
  return kinds.find((kind) => sizesOfProduct.every((size) => bodySizes[kind].some((each) => each === size)));
}

const kinds = Object.keys(bodySizes).filter((kind): kind is BodySizes => kind in bodySizes);

function sizes(from: number, to: number, step: number): string[] {
  return Array.from({ length: (to - from) / step + 1 }, (_each, index) => String(from + index * step));
}
