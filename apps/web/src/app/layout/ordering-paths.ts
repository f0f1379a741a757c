/** Where an order is on its way: nothing floats above its figures and buttons. */
export const orderingPaths: ReadonlySet<string> = new Set([
  '/cart',
  '/confirm_order_page',
  '/order/check_out',
  '/product/order/buy_now',
]);
