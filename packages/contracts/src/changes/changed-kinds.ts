/** The kinds of data that the console refreshes by itself. Plain text without zod. */
export const changedKinds = [
  'orders',
  'sheets',
  'products',
  'coupons',
  'reviews',
  'applications',
  'staff',
  'zones',
  'slides',
  'imports',
  'shelves',
  'shops',
  'shoppers',
  'synonyms',
  'team',
] as const;
export type ChangedKind = (typeof changedKinds)[number];
