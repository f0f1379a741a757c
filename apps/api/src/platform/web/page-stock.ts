import type { StockShown } from '../http/handler.ts';

/** Adds up which stock the answers show that a page is made of. */
export function gatherStock(): { add: (stock: StockShown) => void; total: () => StockShown } {
  const productIds = new Set<number>();
  let isAnyStock = false;
  return {
    add(stock) {
      for (const id of stock.productIds ?? []) productIds.add(id);
      isAnyStock ||= stock.isAnyStock ?? false;
    },
    total: () => ({ productIds: [...productIds], isAnyStock }),
  };
}
