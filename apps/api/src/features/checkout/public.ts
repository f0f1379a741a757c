export { orderBounds } from './order-bounds.ts';
export { type CartReader, createCartReader } from './read-cart.ts';
export { warmCheckout } from './warm-checkout.ts';
