/** So many of the newest products, and so many of those that sell best. */
export interface FrontSize {
  newest: number;
  selling: number;
}

/** What stands in the first row, and what stands in front, those included. */
export const frontSizes: { firstRow: FrontSize; front: FrontSize } = {
  firstRow: { newest: 6_000, selling: 4_000 },
  front: { newest: 80_000, selling: 20_000 },
};
