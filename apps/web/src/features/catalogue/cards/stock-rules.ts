/** Why a product cannot be added to the cart from a card or list. */
export type CardRefusal = 'stock-limit' | 'out-of-stock';

/**
 * The rule of cards and lists, which add one piece; counts all colours and sizes together. Null if it may be added.
 */
export function refuseFromCard({ inCart, stock }: { inCart: number; stock: number }): CardRefusal | null {
  if (inCart > 0) return inCart < stock ? null : 'stock-limit';
  return stock < 1 ? 'out-of-stock' : null;
}

/**
 * The rule of the product page, for adding and buying now: the pieces in the cart and the new ones together must not
 * exceed the stock.
 */
export function exceedsStock({ inCart, wanted, stock }: { inCart: number; wanted: number; stock: number }): boolean {
  return inCart + wanted > stock;
}
