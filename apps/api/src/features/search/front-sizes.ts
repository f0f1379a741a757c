/** How many of the newest products, and how many of the best-selling ones. */
export interface FrontSize {
  newest: number;
  selling: number;
}

/** The sizes of the first row and of the front, which includes the first row. */
export const frontSizes: { firstRow: FrontSize; front: FrontSize } = {
  firstRow: { newest: 6_000, selling: 4_000 },
  front: { newest: 80_000, selling: 20_000 },
};
