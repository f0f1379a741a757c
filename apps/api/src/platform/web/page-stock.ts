import type { StockShown } from '../http/handler.ts';

/** Collects the stock shown by the answers from which a page is built. */
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
