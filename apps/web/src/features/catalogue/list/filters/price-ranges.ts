import {
  highestPrice,
  lowPriceRanges,
  priceRangesOfLists,
  type PriceRange,
} from '@haat/contracts/catalogue/price-ranges';

/** Page types, which differ in how their table of ranges ends. */
export type PriceTable = 'list' | 'home' | 'popular-or-winter' | 'shop';

const aboveTwoThousand: readonly PriceRange[] = [...lowPriceRanges, { min: 2000, max: highestPrice }];

const tables: Record<PriceTable, readonly PriceRange[]> = {
  list: priceRangesOfLists,
  shop: priceRangesOfLists,
  home: aboveTwoThousand,
  'popular-or-winter': aboveTwoThousand,
};

/** The ranges that a type of page offers, cheapest first. */
export function priceRanges(table: PriceTable): readonly PriceRange[] {
  return tables[table];
}
