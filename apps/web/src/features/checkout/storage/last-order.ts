/** The data of the 'Thank You!' page, stored for this tab only. Money is in Taka. */
export interface LastOrder {
  orderNumber: string;
  total: number;
  email: string;
}

const key = 'last_order';

/** Storage may be full or switched off: the order is placed nevertheless. */
export function rememberLastOrder(order: LastOrder): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(order));
  } catch {
    // The 'Thank You!' page then leads to the list of orders.
  }
}

/** The order just placed in this tab, if there is one. */
export function readLastOrder(): LastOrder | null {
  try {
    const { orderNumber, total, email }: Partial<LastOrder> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return orderNumber && typeof total === 'number' && email ? { orderNumber, total, email } : null;
  } catch {
    return null;
  }
}
