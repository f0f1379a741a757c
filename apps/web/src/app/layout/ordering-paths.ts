import { pageRoutes } from '@haat/contracts/pages';

/** Where an order is on its way: nothing floats above its figures and buttons. */
export const orderingPaths: ReadonlySet<string> = new Set(
  pageRoutes.filter(({ isCheckout }) => isCheckout).map(({ path }) => path),
);
