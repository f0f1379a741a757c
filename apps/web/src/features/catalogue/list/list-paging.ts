/** How many products a list shows at first and how many each Show More adds; null for everything at once. */
export interface ListPaging {
  first: number;
  more: number;
}

/** The specified page sizes, and 30 + 30 where none is specified. */
export const listPaging = {
  shop: { first: 30, more: 500 },
  brand: { first: 30, more: 5000 },
  category: { first: 30, more: 500 },
  subcategory: { first: 10, more: 10 },
  other: { first: 30, more: 30 },
  unpaged: null,
} as const satisfies Record<string, ListPaging | null>;

/**
 * The number of products shown at a depth, which is the number of times Show More was pressed (0 at first); at most
 * `total`.
 */
export function shownAtDepth({
  paging,
  depth,
  total,
}: {
  paging: ListPaging | null;
  depth: number;
  total: number;
}): number {
  if (paging === null) return total;
  return Math.min(total, paging.first + depth * paging.more);
}
