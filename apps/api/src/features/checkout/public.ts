export { orderBounds } from './order-bounds.ts';
export { type CartReader, createCartReader } from './read-cart.ts';
