/** A price range in Taka on the offer price, both ends inclusive. */
export interface PriceRange {
  min: number;
  max: number;
}

/** The upper end of 'and above'. */
export const highestPrice = 125_000;

/** Page types, which differ in how their table of ranges ends. */
export type PriceTable = 'list' | 'home' | 'popular-or-winter' | 'shop';

const common: readonly PriceRange[] = [
  { min: 100, max: 300 },
  { min: 300, max: 600 },
  { min: 600, max: 1000 },
  { min: 1000, max: 1500 },
  { min: 1500, max: 2000 },
];
const upToEverything: readonly PriceRange[] = [
  { min: 2000, max: 2500 },
  { min: 2500, max: highestPrice },
];
const aboveTwoThousand: readonly PriceRange[] = [{ min: 2000, max: highestPrice }];

const tables: Record<PriceTable, readonly PriceRange[]> = {
  list: [...common, ...upToEverything],
  shop: [...common, ...upToEverything],
  home: [...common, ...aboveTwoThousand],
  'popular-or-winter': [...common, ...aboveTwoThousand],
};

/** The ranges that a type of page offers, cheapest first. */
export function priceRanges(table: PriceTable): readonly PriceRange[] {
  return tables[table];
}

/** Whether a range has practically no upper end. */
export function isOpenEnded({ max }: PriceRange): boolean {
  return max === highestPrice;
}
