/** Limits of products, free of zod, so that the console can include them. */

/** The maximum price of a product: one crore Taka, in poisha. */
export const maxPricePoisha = 1_000_000_000;

/** The largest stock of a product, beyond anything realistic. */
export const maxStock = 1_000_000;
