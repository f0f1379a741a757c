/** A price range in Taka on the offer price, both ends inclusive. Plain data without zod. */
export interface PriceRange {
  min: number;
  max: number;
}

/** The upper end of 'and above', in Taka. */
export const highestPrice = 125_000;

/** The ranges below ৳2,000, which every page offers, cheapest first. */
export const lowPriceRanges: readonly PriceRange[] = [
  { min: 100, max: 300 },
  { min: 300, max: 600 },
  { min: 600, max: 1000 },
  { min: 1000, max: 1500 },
  { min: 1500, max: 2000 },
];

/** The ranges of lists of products, cheapest first. */
export const priceRangesOfLists: readonly PriceRange[] = [
  ...lowPriceRanges,
  { min: 2000, max: 2500 },
  { min: 2500, max: highestPrice },
];
